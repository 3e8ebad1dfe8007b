// What must hold of whole kinds of requests: text, numbers, dates, who sees what, races, and the store below.
import './rest/text.ts'
import './rest/numbers.ts'
import './rest/dates.ts'
import './rest/wire.ts'
import './rest/identifiers.ts'
import './rest/access.ts'

// Who may call what, and what holds of every operation.
import './rest/coverage.ts'
import './rest/coverage-ids.ts'
import './rest/coverage-replays.ts'
import './rest/coverage-bodies.ts'
import './rest/fuzz.ts'

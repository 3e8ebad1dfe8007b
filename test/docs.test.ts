// What people read: links, names and tables.
import './docs/links.ts'
import './docs/tables.ts'

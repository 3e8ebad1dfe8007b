// The pages at /docs. An entry file of its own, since it starts a browser.
import './docs/site.ts'

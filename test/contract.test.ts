// The two contracts and what is generated from them. One entry file: each costs the runner half a second.
import './contract/rest.ts'
import './contract/examples.ts'
import './contract/tools.ts'
import './contract/arguments.ts'
import './contract/validators.ts'
import './contract/fuzz.ts'
import './contract/guards.ts'
import './contract/lint.ts'

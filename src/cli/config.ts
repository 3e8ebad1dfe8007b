// titen config: every setting, its value now, its default and what it does.
import { SETTINGS, isSecret, type SettingName } from '../config.ts'
import { answer, readSettings, type Values } from './deps.ts'

/** @param values the flags of the command line */
export async function run(values: Values): Promise<void> {
  const config = readSettings(values)
  const settings = (Object.keys(SETTINGS) as SettingName[]).map((name) => ({
    name, value: isSecret(SETTINGS[name]) && config[name] !== '' ? '(secret)' : config[name], default: SETTINGS[name].default, set: config[name] !== SETTINGS[name].default, what: SETTINGS[name].what, wanted: SETTINGS[name].wanted,
  }))
  if (values['json']) return answer(JSON.stringify({ settings }))
  const shown = (value: unknown) => (value === '' ? '(none)' : String(value))
  for (const { name, value, default: fallback, set, what, wanted } of settings) {
    answer(`${set ? '*' : ' '} ${name}=${shown(value)}${set ? `   (default: ${shown(fallback)})` : ''}\n      ${what} Takes ${wanted}.`)
  }
  answer('\n* set by the environment or a flag')
}

// How a command fails: one sentence on stderr and an exit code, never a stack for what a person can mend.

/** Exit codes: the command could not do it; the command line makes no sense. */
export const FAILED = 1
export const MISUSED = 2

type Refusal = Error & { exitCode: number }

/** An error that ends the program with its message and nothing else. */
export const refusal = (message: string, exitCode = FAILED): Refusal => Object.assign(new Error(message), { exitCode })

/** @returns what is shown of an error and the exit code: a sentence where the message is one, else the stack */
export function toFailure(thrown: unknown): { text: string; exitCode: number } {
  const { exitCode, name, message, stack } = thrown as Partial<Refusal>
  if (exitCode !== undefined) return { text: message!, exitCode }
  // Told by its name: importing the class would load it for every help text.
  if (name === 'TitenError') return { text: message!, exitCode: FAILED }
  return { text: `titen: ${stack ?? String(thrown)}`, exitCode: FAILED }
}

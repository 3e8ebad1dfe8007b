// What a server acknowledged, kept on our side, to be asked for at the end.
import { createHash } from 'node:crypto'

const hashOf = (text) => createHash('sha256').update(text).digest('base64').slice(0, 12)

/** Ids by subject, since a list is read by subject; of a text only a hash is kept. */
export function openLedger () {
  const observations = new Map()
  const claims = new Map()
  const checkpoints = new Map()
  const put = (bySubject, subject, id, value) => (bySubject.get(subject) ?? bySubject.set(subject, new Map()).get(subject)).set(id, value)
  let count = 0
  let clock = 0
  return {
    observations, claims, checkpoints,
    writes: () => count,
    observed: (id, subject, content) => { count++; put(observations, subject, id, hashOf(content)) },
    claimed: (id, subject) => { count++; put(claims, subject, id, true) },
    /**
     * A save begins. Saves of one checkpoint race each other: gone is only what ended before one that was acknowledged began.
     * @returns what to call at its end, with whether it was acknowledged
     */
    savingCheckpoint: (subject, step) => {
      const save = { step, begun: clock++, ended: Infinity, acknowledged: false }
      checkpoints.set(subject, [...(checkpoints.get(subject) ?? []), save])
      return (acknowledged) => {
        save.ended = clock++
        if (!acknowledged) return
        count++
        save.acknowledged = true
        checkpoints.set(subject, checkpoints.get(subject).filter(({ ended }) => ended > save.begun))
      }
    },
  }
}

async function * listAll (client, path, subject) {
  for (let cursor; cursor !== null;) {
    const { items, next_cursor } = await client.ask('GET', `${path}?subject_id=${subject}&limit=200${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`)
    yield * items
    cursor = next_cursor
  }
}

/** @returns a sentence for each write that was acknowledged and is not there as it was sent */
export async function checkLedger (client, ledger) {
  const lost = []
  for (const [subject, wanted] of ledger.observations) {
    const left = new Map(wanted)
    for await (const { observation_id: id, content } of listAll(client, '/v1/observations', subject)) {
      if (left.get(id) === hashOf(content)) left.delete(id)
    }
    lost.push(...[...left.keys()].map((id) => `observation ${id} of ${subject} is gone or changed`))
  }
  for (const [subject, wanted] of ledger.claims) {
    const left = new Set(wanted.keys())
    for await (const { claim_id: id } of listAll(client, '/v1/claims', subject)) left.delete(id)
    lost.push(...[...left].map((id) => `claim ${id} of ${subject} is gone`))
  }
  for (const [subject, saves] of ledger.checkpoints) {
    const { state } = await client.ask('GET', `/v1/checkpoints?subject_id=${subject}&kind=task_state`)
      .catch((error) => { if (error.status === 404) return {}; throw error })
    if (saves.some(({ acknowledged }) => acknowledged) && !saves.some(({ step }) => step === state?.step)) lost.push(`the checkpoint of ${subject} is older than the last that was acknowledged`)
  }
  return lost
}

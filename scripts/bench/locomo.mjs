// Reads a file in the format of LoCoMo (long conversations in sessions, and questions whose evidence is named) and stores it.
// The file is not ours and not here: whoever measures brings it.
import { readFileSync } from 'node:fs'

/** The conversations that the ranking's weights were fitted to. Figures count on the others. */
export const FITTED = ['conv-26', 'conv-41', 'conv-43', 'conv-47', 'conv-49']

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const BETWEEN_TURNS_MS = 30_000
const UNANSWERABLE = 5
const CLAIMS = 50

/** "1:56 pm on 8 May, 2023" as milliseconds, or undefined. */
function readTime (text) {
  const found = /(\d{1,2}):(\d\d)\s*(am|pm)\s+on\s+(\d{1,2})\s+(\w+),?\s+(\d{4})/i.exec(text ?? '')
  const month = MONTHS.indexOf(found?.[5].toLowerCase())
  if (!found || month < 0) return undefined
  const hour = (Number(found[1]) % 12) + (found[3].toLowerCase() === 'pm' ? 12 : 0)
  return Date.UTC(Number(found[6]), month, Number(found[4]), hour, Number(found[2]))
}

/** A conversation's turns in order; what a picture shows is told in brackets. */
function readTurns (id, conversation) {
  const sessions = Object.keys(conversation).flatMap((name) => /^session_(\d+)$/.exec(name)?.[1] ?? []).map(Number).sort((a, b) => a - b)
  const turns = new Map()
  for (const session of sessions) {
    const start = readTime(conversation[`session_${session}_date_time`])
    for (const [i, { dia_id: turn, speaker, text, blip_caption: caption }] of (conversation[`session_${session}`] ?? []).entries()) {
      if (turns.has(turn)) continue
      turns.set(turn, {
        turn, run: `${id} session ${session}`, text: `${speaker}: ${text}${caption ? ` [image: ${caption}]` : ''}`,
        at: start === undefined ? undefined : new Date(start + i * BETWEEN_TURNS_MS).toISOString(),
      })
    }
  }
  return turns
}

/** Evidence is named freely ("D8:6; D9:17", "D30:05"); what names no turn is left out. */
const readEvidence = (evidence, turns) => new Set((evidence ?? []).flatMap((text) => [...String(text).matchAll(/D:?(\d+):(\d+)/g)])
  .map(([, session, number]) => `D${Number(session)}:${Number(number)}`).filter((turn) => turns.has(turn)))

/** @returns conversations with turns and the questions that have evidence, those meant to have no answer left out */
export function readConversations (file) {
  const given = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(given) || !given[0]?.conversation || !given[0]?.qa) throw new Error(`${file} is not in the format of LoCoMo: a list of { sample_id, conversation, qa }`)
  return given.map(({ sample_id: id, conversation, qa }) => {
    const turns = readTurns(id, conversation)
    const questions = qa.filter(({ category }) => category !== UNANSWERABLE)
      .map(({ question, category, evidence }) => ({ task: String(question), category, gold: readEvidence(evidence, turns) }))
      .filter(({ gold }) => gold.size > 0)
    return { id, turns: [...turns.values()], questions }
  })
}

/** Stores a conversation under a subject, each turn as evidence and as a claim. @returns turns by the ids of both */
export async function storeConversation (client, subject, { id, turns }) {
  const byId = new Map()
  const observations = []
  for (let from = 0; from < turns.length; from += 200) {
    const { items } = await client.ask('POST', '/v1/observations/batch', {
      atomic: true,
      items: turns.slice(from, from + 200).map(({ turn, run, text, at }) => ({
        subject_id: subject, kind: 'user_statement', content: text, source: { type: 'conversation', ref: `${id} ${turn}` }, run_id: run, ...(at ? { occurred_at: at } : {}),
      })),
    })
    observations.push(...items.map(({ observation_id }) => observation_id))
  }
  for (let from = 0; from < turns.length; from += CLAIMS) {
    const some = turns.slice(from, from + CLAIMS)
    const { claims } = await client.ask('POST', '/v1/consolidations', {
      subject_id: subject,
      claims: some.map(({ text }, i) => ({ kind: 'semantic_fact', statement: text, sources: [{ observation_id: observations[from + i], relation: 'supports' }] })),
    })
    some.forEach(({ turn }, i) => {
      byId.set(claims[i].claim_id, `${id} ${turn}`)
      byId.set(observations[from + i], `${id} ${turn}`)
    })
  }
  return byId
}

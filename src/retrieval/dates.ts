/** Dates in a question, and how well a record's time answers to them. English month names and ISO dates; times are UTC. */
import { MONTHS } from './words.ts'

const DAY = 86_400_000

/** A date as asked for: any part may be missing. `from`–`to` (epoch ms) is set for "yesterday", "last month". */
export type DateAsked = { year?: number; month?: number; day?: number; from?: number; to?: number }

const SHORT = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_NAMES = [...MONTHS, ...SHORT.filter((name) => name !== 'may' && name !== 'mar'), 'sept'].join('|')
const BEFORE_MONTH = '(?<before>\\b(?:in|of|during|on|by|early|late|mid|since|until|from|before|after|last|this|next|between) )?'
const NAMED = new RegExp(
  `${BEFORE_MONTH}(?:\\b(?<first>[0-3]?\\d)(?:st|nd|rd|th)?(?: of)? )?\\b(?<month>${MONTH_NAMES})\\b\\.?` +
    '(?: (?<second>[0-3]?\\d)(?:st|nd|rd|th)?(?![\\d:]))?(?:,? (?<year>(?:19|20)\\d\\d)\\b)?', 'g')
const ISO = /\b(?<year>(?:19|20)\d\d)-(?<month>0[1-9]|1[0-2])(?:-(?<day>0[1-9]|[12]\d|3[01]))?\b/g
const YEAR = /(?<![\d.-])(?:19|20)\d\d(?![\d.-])/g
const AGO = /\b(?<count>\d{1,3}|a|one|two|three|four|five|six) (?<unit>day|week|month|year)s? ago\b/
const COUNTS: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

/** Every date in a question in lower case. Relative ones need `now` (epoch ms). At most eight. */
export function readDates(low: string, now?: number): DateAsked[] {
  const dates: DateAsked[] = []
  for (const { groups } of low.matchAll(ISO)) {
    dates.push({ year: Number(groups?.year), month: Number(groups?.month) - 1, ...(groups?.day ? { day: Number(groups.day) } : {}) })
  }
  const years = [...new Set(low.match(YEAR) ?? [])].map(Number)
  const named = [...low.matchAll(NAMED)].flatMap(({ groups }) => {
    const name = groups?.month ?? ''
    const day = Number(groups?.first ?? groups?.second ?? 0)
    // "may" and "march" are words of other kinds too; a month has a date or a preposition beside it.
    if ((name === 'may' || name === 'march') && !groups?.before && !day && !groups?.year) return []
    const month = SHORT.indexOf(name.slice(0, 3))
    return [{ month, ...(day ? { day } : {}), ...(groups?.year ? { year: Number(groups.year) } : {}) } as DateAsked]
  })
  for (const date of named) {
    if (date.year !== undefined || years.length === 0) dates.push(date)
    else for (const year of years) dates.push({ ...date, year })
  }
  if (dates.length === 0) for (const year of years) dates.push({ year })
  if (now !== undefined) dates.push(...relativeDates(low, now))
  return dates.slice(0, 8)
}

function relativeDates(low: string, now: number): DateAsked[] {
  const today = Math.floor(now / DAY) * DAY
  const span = (from: number, to: number): DateAsked => ({ from, to })
  const dates: DateAsked[] = []
  if (/\byesterday\b/.test(low)) dates.push(span(today - DAY, today))
  if (/\btoday\b/.test(low)) dates.push(span(today, today + DAY))
  if (/\b(?:last|past|this) week\b/.test(low)) dates.push(span(today - 13 * DAY, today + DAY))
  if (/\b(?:last|past) month\b/.test(low)) dates.push(span(today - 62 * DAY, today + DAY))
  const ago = AGO.exec(low)?.groups
  if (ago) {
    const count = COUNTS[ago.count ?? ''] ?? Number(ago.count)
    const unit = { day: 1, week: 7, month: 30.4, year: 365.25 }[ago.unit ?? 'day'] ?? 1
    const centre = now - count * unit * DAY
    const slack = Math.max(1, unit / 2) * DAY
    dates.push(span(centre - slack, centre + slack))
  }
  return dates
}

/**
 * How well a time (epoch ms) answers to the dates asked for: `close` 0–2 for a month, day or span, `year` 0–1 when only a year is
 * asked for. What happened on a day is told on that day or in the ten days after it, seldom before.
 */
export function dateMatch(dates: readonly DateAsked[], at: number): { close: number; year: number } {
  const best = { close: 0, year: 0 }
  if (!Number.isFinite(at)) return best
  const when = new Date(at)
  const year = when.getUTCFullYear()
  for (const date of dates) {
    if (date.from !== undefined && date.to !== undefined) {
      if (at >= date.from && at < date.to) best.close = Math.max(best.close, 1)
      continue
    }
    const rightYear = date.year === undefined || date.year === year
    if (date.month === undefined) {
      if (rightYear) best.year = 1
      continue
    }
    const rightMonth = rightYear && when.getUTCMonth() === date.month
    if (date.day === undefined) {
      if (rightMonth) best.close = Math.max(best.close, 1)
      continue
    }
    const late = Math.floor(at / DAY) - Math.floor(Date.UTC(date.year ?? year, date.month, date.day) / DAY)
    const near = late >= 0 && late <= 10 ? 1 - late / 12 : late >= -2 && late < 0 ? 0.3 : 0
    best.close = Math.max(best.close, (rightMonth ? 0.5 : 0) + 1.5 * near)
  }
  return best
}

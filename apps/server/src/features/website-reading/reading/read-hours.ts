import { type FactValue, weekdays } from '@wildpath/contract'

import { months, monthSpan } from './months.ts'
import { edge } from './unicode-words.ts'

type Hours = FactValue<'hours'>
type Weekday = (typeof weekdays)[number]
type Period = Hours['periods'][number]

/** In English, German, French, Spanish, Italian, Norwegian, Danish, Swedish and Dutch. */
const names: Record<Weekday, string> = {
  mo: 'mondays?|mon|montags?|mo|lundi|lun|lunes|lunedì|mandag|måndag|maandag|man',
  tu: 'tuesdays?|tues?|dienstags?|di|mardi|martes|martedì|mar|tirsdag|tisdag|dinsdag|tir|tu',
  we: 'wednesdays?|wed|mittwochs?|mi|mercredi|miércoles|mercoledì|mer|onsdag|woensdag|ons|we',
  th: 'thursdays?|thurs?|thu|donnerstags?|do|jeudi|jeu|jueves|giovedì|torsdag|donderdag|tor|th',
  fr: 'fridays?|fri|freitags?|fr|vendredi|ven|viernes|venerdì|fredag|vrijdag|fre',
  sa: 'saturdays?|sat|samstags?|sonnabends?|sa|samedi|sam|sábados?|sabato|lørdag|lördag|zaterdag|lør',
  su: 'sundays?|sun|sonntags?|so|dimanche|dim|domingos?|domenica|søndag|söndag|zondag|søn|su',
}
const daily =
  'daily|every ?day|(?:open )?7 days(?: a week)?|seven days a week|täglich|tous les jours|7j/7|todos los días|tutti i giorni|ogni giorno|daglig|dagligen|alle dager|dagelijks'
const weekdayWords = 'weekdays?|werktags|en semaine|hverdager'
const weekendWords = 'weekends?|am wochenende|wochenende|le week-end'

const holidays =
  '(?:(?:public|bank) holidays|holidays|feiertagen?|feiertags|jours fériés|helligdager)'

const day = `(?:${Object.values(names).join('|')})`
const range = `${edge}${day}${edge}\\.?(?:\\s*(?:[-–—]|to|through|bis|au|à|al?|til|till|tot)\\s*${edge}${day}${edge}\\.?)?`
const days = `(?:${daily}|${weekdayWords}|${weekendWords}|${range}(?:\\s*(?:[,/&+]|and|und|et|y|e|og|och|en)\\s*${range})*(?:\\s*(?:[,/&+]|and|und|et|sowie)\\s*(?:an )?${holidays})?)`
const time = '(?:noon|midday|\\d{1,2}(?:\\s?[:.h]\\s?\\d{2})?\\s?(?:[ap]\\.?m\\.?|uhr|h\\b)?)'
const times = `${time}\\s*(?:[-–—]|to|bis|à|alle|until|till|til|a|tot)\\s*${time}`
const entry = new RegExp(
  `(?<![\\p{L}\\d])(?<days>${days})[\\s:,|]*(?:(?:sind wir|haben wir|we are|we're|nous sommes)\\s+)?(?:(?:open|geöffnet|offen|ouverts?)\\s+)?(?:from|von|de|dalle|fra|kl\\.?)?\\s*(?<times>${times}(?:\\s*(?:[,/&|]|and|und|et|y|e|og)\\s*(?:(?:from|von|de|dalle|fra)\\s*)?${times})*)(?![\\p{L}\\d])`,
  'giu',
)

const entryBefore = new RegExp(
  `(?<![\\p{L}\\d])(?<times>${times})[\\s,]*(?:on )?(?<days>${days})(?![\\p{L}\\d])`,
  'giu',
)

/** When somebody is there, out of lines such as 'Mon–Fri 9am–5pm' or 'täglich 9 bis 18 Uhr'; null where they say nothing of it. */
export function readHours(lines: readonly string[]): Hours | null {
  const periods: Period[] = []
  const seasons = new Set<string>()
  // Of several seasons, which one holds is not guessed.
  if (lines.filter((line) => ofMonths.test(line)).length > 1) return null
  for (const line of lines) {
    const found = [...line.matchAll(entry)]
    // 'From 8 am to 6 pm daily' says the days behind.
    const entries = found.length > 0 ? found : [...line.matchAll(entryBefore)]
    const season = (spans.exec(line)?.[0] ?? '').replace(/\.$/u, '')
    for (const { groups } of entries) {
      const open = readDays(groups?.['days'] ?? '')
      for (const span of (groups?.['times'] ?? '').matchAll(new RegExp(times, 'giu'))) {
        const hours = readSpan(span[0])
        if (hours === null || open.length === 0) continue
        periods.push({ days: open, ...hours })
        seasons.add(season)
      }
    }
  }
  // Two seasons, or two things: which of them somebody meant is not guessed.
  if (isContradictory(periods) || seasons.size > 1) return null
  const hours = hoursOf(periods)
  const [note = ''] = seasons
  return hours === null || note === '' ? hours : { ...hours, note }
}

const spans = new RegExp(monthSpan, 'iu')

/** Whether a day has times that overlap and are not the same. */
function isContradictory(periods: readonly Period[]): boolean {
  return periods.some((one, index) =>
    periods.slice(index + 1).some((other) => {
      const isShared = one.days.some((name) => other.days.includes(name))
      const isSame = one.opens === other.opens && one.closes === other.closes
      return isShared && !isSame && one.opens < other.closes && other.opens < one.closes
    }),
  )
}

const ofMonths = new RegExp(
  `^(?:(?:from|von|de|im|in|en|d['’]) ?)?${months}\\.?(?:\\s*(?:[,/&–—-]|to|bis|à|and|und|et|through)\\s*${months}\\.?)*\\s*(?::|\\s(?=\\p{L}))`,
  'iu',
)

/** Whether a line begins with the name of a day, as lists of hours do. */
export const startsWithDay = (line: string): boolean => ofDay.test(line)
const ofDay = new RegExp(`^${day}(?![\\p{L}\\d])`, 'iu')

/** Days of equal hours together, each day once for equal hours; null for none or too many. */
export function hoursOf(periods: readonly Period[]): Hours | null {
  const byHours = new Map<string, Period>()
  for (const period of periods) {
    const key = `${period.opens}-${period.closes}`
    const known = byHours.get(key)?.days ?? []
    const all = weekdays.filter((name) => known.includes(name) || period.days.includes(name))
    byHours.set(key, { ...period, days: all })
  }
  const merged = [...byHours.values()]
  return merged.length > 0 && merged.length <= 14 ? { periods: merged } : null
}

/** A day by its name in any of the languages, or by schema.org's name. */
export function readDay(text: string): Weekday | null {
  const word = text.trim().replace(/\.$/, '')
  return weekdays.find((name) => new RegExp(`^(?:${names[name]})$`, 'iu').test(word)) ?? null
}

function readDays(text: string): Weekday[] {
  const is = (words: string) => new RegExp(`^(?:${words})$`, 'iu').test(text.trim())
  if (is(daily)) return [...weekdays]
  if (is(weekdayWords)) return weekdays.slice(0, 5)
  if (is(weekendWords)) return weekdays.slice(5)
  const found = new Set<Weekday>()
  for (const part of text.matchAll(new RegExp(range, 'giu'))) {
    const [from, to] = [...part[0].matchAll(new RegExp(`${edge}${day}${edge}`, 'giu'))].map(
      ([name]) => readDay(name),
    )
    if (from == null) continue
    for (const name of between(from, to ?? from)) found.add(name)
  }
  return weekdays.filter((name) => found.has(name))
}

function between(from: Weekday, to: Weekday): Weekday[] {
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)]
  // 'Friday to Monday' goes over the end of the week.
  return weekdays.filter((_, index) =>
    first <= last ? index >= first && index <= last : index >= first || index <= last,
  )
}

const clock = /(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s?([ap])?/giu

function readSpan(text: string): Pick<Period, 'opens' | 'closes'> | null {
  const [from, to] = [...text.replaceAll(/noon|midday/giu, '12 pm').matchAll(clock)].map(
    ([, hour, minute = '0', half]) => ({
      hour: Number(hour),
      minute: Number(minute),
      half: half?.toLowerCase(),
    }),
  )
  if (from === undefined || to === undefined) return null
  const closes = onClock(to.hour, to.half)
  // '1–5 pm' is an afternoon, '9–5 pm' a day.
  const isAfternoon =
    from.half === undefined && to.half === 'p' && from.hour < 12 && from.hour < to.hour % 12
  const opens = onClock(from.hour, isAfternoon ? 'p' : from.half)
  // '9-5' is a day; '18:00-02:00' goes into the night.
  const isDay = from.hour < 12 && to.hour > 0 && to.half === undefined
  const end = isDay && closes <= opens ? closes + 12 : closes
  if (opens > 23 || end > 24 || from.minute > 59 || to.minute > 59) return null
  const pad = (number: number) => String(number).padStart(2, '0')
  return {
    opens: `${pad(opens)}:${pad(from.minute)}`,
    closes: end === 24 ? '23:59' : `${pad(end)}:${pad(to.minute)}`,
  }
}

function onClock(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

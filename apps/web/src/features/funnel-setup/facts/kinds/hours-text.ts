import { type FactValue, weekdays } from '@wildpath/contract'

import { dayOptions } from './fact-options.ts'

type Period = FactValue<'hours'>['periods'][number]
type Weekday = Period['days'][number]

/** 'Mon–Fri 9:00 AM – 5:00 PM; Sat 10:00 AM – 2:00 PM', with times as the locale writes them. */
export function hoursText(periods: readonly Period[], locale?: string): string {
  return periods
    .map(
      ({ days, opens, closes }) =>
        `${daysText(days)} ${timeText(opens, locale)} – ${timeText(closes, locale)}`,
    )
    .join('; ')
}

/** Days that follow each other as a range: 'Mon–Wed, Fri'. */
function daysText(days: readonly Weekday[]): string {
  const runs: Weekday[][] = []
  for (const day of weekdays) {
    if (!days.includes(day)) continue
    const run = runs.at(-1)
    const last = run?.at(-1)
    const follows = last !== undefined && weekdays.indexOf(day) === weekdays.indexOf(last) + 1
    if (run && follows) run.push(day)
    else runs.push([day])
  }
  return runs.map(runText).join(', ')
}

function runText(run: readonly Weekday[]): string {
  const names = run.map(shortName)
  if (run.length === weekdays.length) return 'Every day'
  return run.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ')
}

function shortName(day: Weekday): string {
  return dayOptions.find(({ value }) => value === day)?.label.slice(0, 3) ?? day
}

function timeText(time: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`1970-01-01T${time}:00Z`))
}

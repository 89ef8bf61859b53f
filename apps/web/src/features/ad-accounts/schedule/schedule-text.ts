import { type AdSchedule, isAlways, type WeekDay, weekDays } from '@wildpath/contract'

const order = Object.keys(weekDays) as WeekDay[]

/** 'Monday to Friday, 8:00 AM to 6:00 PM (America/Denver)' */
export function scheduleText(schedule: AdSchedule, timeZone: string | undefined): string {
  if (isAlways(schedule)) return 'All day, every day'
  const { days, fromMinute, toMinute } = schedule
  const hours = `${minuteText(fromMinute)} to ${minuteText(toMinute)}`
  return `${daysText(days)}, ${hours}${timeZone ? ` (${timeZone.replaceAll('_', ' ')})` : ''}`
}

function daysText(days: readonly WeekDay[]): string {
  if (days.length === order.length) return 'Every day'
  const places = days.map((day) => order.indexOf(day))
  const isRow = places.every((place, index) => place === (places[0] ?? 0) + index)
  const [first, last] = [days[0], days.at(-1)]
  if (isRow && days.length > 2 && first && last) return `${weekDays[first]} to ${weekDays[last]}`
  return days.map((day) => weekDays[day]).join(', ')
}

/** '8:00 AM', or 'midnight' for 0 and 1,440. */
export function minuteText(minute: number): string {
  const hour = Math.floor(minute / 60)
  if (minute === 0 || hour === 24) return 'midnight'
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${half}`
}

export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

const day =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday|s)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?'
const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const until = String.raw`s?\.? ?(?:-|–|—|to|till|til|until|through|thru|and mid-|to mid-)+ ?(?:mid[- ]|end of |early |late )?`

const dayRange = new RegExp(String.raw`\b(${day})${until}(${day})s?\b`, 'giu')
const monthRange = new RegExp(
  String.raw`\b(${month})(?: \d{1,2})?${until}(?:\d{1,2} )?(${month})\b`,
  'giu',
)
const shortDay = new RegExp(String.raw`\b(${day})s?\b`, 'giu')
const shortMonth = new RegExp(String.raw`\b(${month})\b`, 'giu')

/** Weekdays and months that an owner's words cover, short forms and ranges included. */
export function coveredDates(text: string): Set<string> {
  const covered = new Set<string>()
  const add = (names: readonly string[]) => names.forEach((name) => covered.add(name))
  for (const [, from = '', to = ''] of text.matchAll(dayRange)) add(between(weekdayNames, from, to))
  for (const [, from = '', to = ''] of text.matchAll(monthRange)) add(between(monthNames, from, to))
  for (const [, name = ''] of text.matchAll(shortDay)) add(between(weekdayNames, name, name))
  for (const [, name = ''] of text.matchAll(shortMonth)) add(between(monthNames, name, name))
  if (/\b(?:mo|tu|we|th|fr|sa|su) ?(?:-|–|to) ?(?:mo|tu|we|th|fr|sa|su)\b/iu.test(text))
    add(weekdayNames)
  if (/\bweek ?days?\b|\bmid-?week\b/iu.test(text)) add(weekdayNames.slice(0, 5))
  if (/\bweek-?ends?\b/iu.test(text)) add(weekdayNames.slice(5))
  if (/\b(?:daily|every ?day|(?:7|seven) days)\b/iu.test(text)) add(weekdayNames)
  if (/\b(?:all year|year[- ]round|12 months)\b/iu.test(text)) add(monthNames)
  return covered
}

/** From one to the other, over the end of the week or the year where it has to be. */
function between(names: readonly string[], from: string, to: string): string[] {
  const start = placeOf(names, from)
  const end = placeOf(names, to)
  const count = ((end - start + names.length) % names.length) + 1
  return Array.from({ length: count }, (_, step) => names[(start + step) % names.length] ?? '')
}

function placeOf(names: readonly string[], word: string): number {
  return names.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, 3)))
}

const fullName = new RegExp(
  String.raw`\b(${weekdayNames.join('|')})s?\b|\b(${monthNames.filter((name) => !name.startsWith('ma')).join('|')})\b`,
  'giu',
)
/** Verbs as well: months with a capital that no subject follows. */
const capitalMonth =
  /\b(?:(March)(?! (?:on|up|in|with|to|along)\b)|(May)(?! (?:we|i|you|it|the|they|he|she|my|our|your|this|that|all|be|not)\b))\b/gu

/** Weekdays and months that a text names in full. */
export function namedDates(text: string): string[] {
  return [
    ...[...text.matchAll(fullName)].map(([, weekday, name]) =>
      (weekday ?? name ?? '').toLowerCase(),
    ),
    ...[...text.matchAll(capitalMonth)].map(([name]) => name.toLowerCase()),
  ]
}

const months: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}
const longNames = [...new Set(Object.values(months))]
/** 'mar' and 'may' are also words: they are months only beside another one or a day. */
const month = `(?:${longNames.join('|')}|${Object.keys(months).join('|')})`
const monthRange = new RegExp(
  String.raw`\b(mid[- ]?|early |late |end of )?(${month})\b\.? ?(?:-|–|to|until|till|thru|through) ?(mid[- ]?|early |late |end of )?(${month})\b(?=[\s,;.!)]|$)`,
  'giu',
)
const monthAlone =
  /(?<![\p{L}\d.-])(?:january|february|april|june|july|august|september|october|november|december|(?:jan|feb|apr|aug|sept|oct|nov|dec)(?![\p{L}\d])|(?:may|march)(?= ?(?:to|until|till|through|into|–|-) | and (?:june|july|august|sept|october|november))|(?<=\b(?:late|early|mid|end of|since|until|before|in) )(?:may|march)(?=[\s,;.!)]|$)|(?<= ?(?:to|until|till|through|–|-) )(?:may|march)(?!\p{L})|(?<=\d(?:st|nd|rd|th)? )(?:march|may)(?!\p{L}))(?!\p{L})/giu

const days: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const day = `(?:${Object.keys(days).toSorted().toReversed().join('|')})`
/** 'tue-sat', 'Mon/Wed/Fri', 'fri + sat': next to each other the short forms can be nothing else. */
const shortDays = new RegExp(
  String.raw`\b${day}\.?(?: ?(?:-|–|/|\+|&|to|and) ?${day}\b\.?)+(?!\p{L})`,
  'giu',
)
/** 'sat mornings'. */
const dayPart = new RegExp(
  String.raw`\b(${day})\.? (?=(?:mornings?|afternoons?|evenings?|nights?)\b)`,
  'giu',
)
const longDay = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gu

/** Months and days whole, with their capitals: 'nov-april' is 'November to April'. */
export function withLongDates(text: string): string {
  return text
    .replace(
      monthRange,
      (_, early: string | undefined, from: string, late: string | undefined, to: string) =>
        `${partOf(early)}${monthOf(from)} to ${partOf(late)}${monthOf(to)}`,
    )
    .replace(monthAlone, (name) => monthOf(name))
    .replace(
      /\bmid (?=(?:January|February|April|June|July|August|September|October|November|December)\b)/giu,
      'mid-',
    )
    .replace(shortDays, (found) =>
      found
        .replace(/ ?[-–] ?/gu, ' to ')
        .replace(/ ?[+&] ?/gu, ' and ')
        .replace(/ ?\/ ?/gu, ', ')
        .replace(/\p{L}+\.?/gu, (word) => days[word.toLowerCase().replace('.', '')] ?? word),
    )
    .replace(dayPart, (_, name: string) => `${days[name.toLowerCase()] ?? name} `)
    .replace(longDay, (name) => name.charAt(0).toUpperCase() + name.slice(1))
}

function partOf(part: string | undefined): string {
  const plain = part?.trim().toLowerCase().replace(/-$/u, '') ?? ''
  return plain === '' ? '' : plain === 'mid' ? 'mid-' : `${plain} `
}

function monthOf(name: string): string {
  const plain = name.toLowerCase()
  return months[plain] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

import { capitalised, joinList } from '../grammar/phrases.ts'

/** Small mends of how people type; each keeps what is said. */
const mends: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:hi|hello|hey)(?: there)?,? )?(?:(?:and|but|also|plus|so|then|well|btw|ps|ok|yes|basically)[,:]? )*(?=\p{L})/iu,
    '',
  ],
  [/\b(\d+) years? old (?=\p{Ll}{3,}(?<!and|or|but))/giu, '$1-year-old '],
  [/^(?:we're|we are|I'm|I am|my name is) [\p{Lu}][^,]{2,30} and (?=(?:we|I) \p{L})/u, ''],
  [/^.{2,30} \/ (?=(?:we|I) \p{L})/iu, ''],
  [/^(?:with|plus) (?=(?:an? )?\p{L}+(?: \p{L}+)*$)(?!.*\b(?:we|you|I|is|are|has|have)\b)/iu, ''],
  [/^(?:need|have) to (?=\p{L})/iu, 'you need to '],
  [/^(?:must|should) (?=(?:be|know|have|wear|bring|sign|swim|weigh)\b)/iu, 'you must '],
  [/^(?:doing|done) (?:it|this) /iu, 'doing this '],
  [/\bI'm doing this (for|since) /iu, "I've been doing this $1 "],
  [/\bwe(?:'re| are) doing this (for|since) /iu, "we've been doing this $1 "],
  [/\bI (?:do|make) this (for|since) (?=\d)/iu, "I've been doing this $1 "],
  [/\bsince (\d+) years\b/iu, 'for $1 years'],
  [/\bsince (\d{2})\b(?! years)/iu, 'since $1'],
  [/\bturn around (?=normally|time|is|usually|about|\d)/iu, 'turnaround '],
  [/\b(\d+) year (?=old\b)/iu, '$1-year-'],
  [/^max(?:imum)?\.? (?=\d)/iu, 'at most '],
  [/\bgroups (?:of )?max(?:imum)?\.? (?=\d)/iu, 'groups of at most '],
  [/\b(?:up to|of) max (?=\d)/iu, 'of at most '],
  [/\bgroups? ?size:? (?=\d)/iu, 'groups of '],
  [/^min(?:imum)? age:? (?:is )?(?=\d)/iu, 'minimum age '],
  [/^[Bb]ased (?=\p{Lu})/u, 'based in '],
  [/^(open .*?)(?: from)? (\d{1,2})–(\d{1,2}) hours$/iu, '$1, from $2 to $3 h'],
  [/(?<=\bonly) no (?=\p{L})/giu, ', no '],
  [/^all (gear|kit|equipment|meals) (?=(?:is |are )?(?:included|provided))/iu, 'all the $1 '],
  [
    /\b(?<=and |, )all (gear|kit|equipment|meals) (?=(?:is |are )?(?:included|provided))/iu,
    'all the $1 ',
  ],
  [/^wifi$/iu, 'WiFi'],
  [
    /(?<=\p{L}{3}(?<!\b(?:is|are|was|were|it's|that's|does|but|and|or|if))) not (?=an? \p{L})/giu,
    ', not ',
  ],
  [/\b(\d+) hours? and (?:an? )?half\b/giu, '$1 and a half hours'],
  [/\b1 and a half hours/giu, 'one and a half hours'],
  [/^(.+) you (?:have to )?bring (?:yourself|along)$/iu, 'bring your own $1'],
  [/ of course\b/iu, ''],
  [/"([^"]{2,40})"/gu, "'$1'"],
  [/\b(\p{L}{3,}s) (\p{L}{3,}s) and (?=\p{L}{3,}s\b)/gu, '$1, $2 and '],
  [/\bbring own (?=\p{L})/giu, 'bring your own '],
  [/\b(?:is|are) must\b/giu, 'is a must'],
  [/, (?:sorry|please)$/iu, ''],
  [/ etc\.?$/iu, ''],
  [/(?<=\p{L})(?<!\b(?:is|are)),? no (\p{L}+),? no (?=\p{L})/giu, ', no $1, no '],
  [/\bget (?:your |the )?money back\b/giu, 'are paid back'],
  [/\b(\d+) pers\b\.?/giu, '$1 people'],
  [/\b(?:& more|and more|and so on)$/iu, ''],
  [/\s{2,}/gu, ' '],
]

const language =
  'English|German|Dutch|French|Spanish|Italian|Swedish|Norwegian|Danish|Finnish|Portuguese|Russian|Arabic|Polish|Czech|Greek|Chinese|Japanese|Hungarian|Turkish|Hebrew|Hindi|Korean|Ukrainian|Croatian|Slovenian|Slovak|Romanian|Bulgarian|Serbian|Catalan|Welsh|Irish|Icelandic|Estonian|Latvian|Lithuanian|Thai|Vietnamese|Indonesian|Mandarin|Cantonese|Urdu|Bengali|Gujarati|Punjabi|Tamil|Farsi|Swahili|Yoruba|Afrikaans'
const languages = new RegExp(`\\b(?:${language})(?:(?:,| and| &)? (?:${language}))+\\b`, 'giu')
const counted =
  /\b([2-9]|\d\d+|two|three|four|five|six|seven|eight|nine|ten) ((?:own|private|big|small|double|single) )?(apartment|doctor|room|bed|person|hour|day|night|boat|bike|guide|instructor|horse|dog|tent|cabin|lesson|session|pilot|seat|week|month|year|teacher|place|car|van|table|chair|wall|trainer|dentist|hut|sauna)(?=$|[,.;)]| (?:for|in|with|on|at|from|and|or|per|of|to|by|max|maximum|included)\b)/giu

/** 'russian arabic english' and '4 doctor' as one writes them. */
export function withPlainLists(text: string): string {
  return text
    .replace(languages, (list) => {
      const names = list.match(/\p{L}+/gu)?.filter((name) => name.toLowerCase() !== 'and') ?? []
      return joinList(names.map((name) => capitalised(name.toLowerCase())))
    })
    .replace(counted, (whole, count: string, kind: string | undefined, noun: string) =>
      Number(count) > 1900 ? whole : `${count} ${kind ?? ''}${noun}s`,
    )
}

/** An owner's note as it would be typed with time. */
export function tidied(text: string): string {
  return mends.reduce((all, [from, to]) => all.replace(from, to), text).trim()
}

import { capitalised, joinList, numberOfHead, sentence, unstopped } from '../grammar/phrases.ts'
import { articleOf, personal } from './guide-sentence.ts'
import { inSentence } from '../phrasing/in-sentence.ts'

/** 'The minimum age is 12, and you need to be able to swim.': who may take part, whatever the shape of the words. */
export function requirementSentence(text: string | undefined): string | null {
  if (text === undefined) return null
  const told = unstopped(text)
  if (isWhole(told)) return sentence(told)
  const single = clauseOf(told)
  if (single !== null) return sentence(single)
  const parts = told.split(/(?:, and |, |; | and (?=(?:up to|max|min|from|able|must|no)\b))/u)
  const clauses = parts.map((part) => clauseOf(part))
  const known = clauses.filter((clause) => clause !== null)
  if (known.length === parts.length && parts.length > 1) {
    const last = known.length > 1 && /^(?:you|it|no) /u.test(known.at(-1) ?? '')
    return sentence(
      last ? `${known.slice(0, -1).join(', ')}, and ${known.at(-1)}` : joinList(known),
    )
  }
  return sentence(`Who can join: ${inSentence(told)}`)
}

const count = String.raw`(\d+|[a-z]+teen|six|seven|eight|nine|ten|eleven|twelve)`
const age = new RegExp(
  String.raw`^(?:(?:children |kids |guests |riders |minimum )?(?:from|aged?|ages|min\.?|minimum|at least)(?: age)?(?: is| of|:)? ?(?:from )?)?${count}(?: ?(?:years|yrs?|y\/o|yo))?(?: ?\+|(?: and|or)? (?:over|up|older|above|upwards?|old|of age|years))*$`,
  'iu',
)
const mostAge = /^(?:up to|max\.?|maximum)(?: age)? (\d+) years?$/iu
const mostWeight =
  /^(?:weight |weighing )?(?:limit |up to |max(?:imum)?\.?(?: weight)?(?: of)? |under |below ){1,2}(\d+ ?(?:kgs?|lbs?|stone|pounds))$/iu
const weights =
  /^(?:(?:body )?weight )?(?:from |between )?(\d+)(?: ?kg)?(?: to |–|-| and )(\d+ ?(?:kg|lbs|pounds))$/iu

/** A clause in small letters; null for words of another shape. */
function clauseOf(told: string): string | null {
  const text = inSentence(told.trim())
  if (/^\d+$/u.test(text)) return null
  const years = age.exec(text)?.[1]
  if (years !== undefined) return `the minimum age is ${years}`
  const oldest = mostAge.exec(text)?.[1]
  if (oldest !== undefined) return `the maximum age is ${oldest}`
  const heaviest = mostWeight.exec(text)?.[1]
  if (heaviest !== undefined) return `the weight limit is ${heaviest}`
  const range = weights.exec(text)
  if (range !== null) return `you need to weigh between ${range[1]} and ${range[2]}`
  const able = /^(?:must be |be |you must be )?(able to .+)$/u.exec(text)?.[1]
  if (able !== undefined) return `you need to be ${able}`
  const must = /^(must .+)$/u.exec(text)?.[1]
  if (must !== undefined) return `you ${must}`
  const needed = /^([^,]+?)(?: (?:is|are))? (needed|required|necessary|welcome)$/u.exec(text)
  if (needed !== null) return neededClause(needed[1] ?? '', needed[2] ?? '')
  const only = /^([^,]+?) only(?:, (?:no|not) (.+))?$/u.exec(text)
  if (only !== null && isMany(only[1] ?? '')) {
    return `it is for ${only[1]} only${only[2] === undefined ? '' : `, not for ${only[2]}`}`
  }
  if (/^(?:not )?suitable for /u.test(text)) return `it is ${text}`
  if (/^ages \d+ ?(?:to|–|-) ?\d+$/u.test(text)) return `it is for ${text}`
  if (people.test(text)) return `it is for ${text}`
  if (/^(?:for|not for) /u.test(text) && !text.includes(',')) return `it is ${text}`
  if (/^(?:good|confident|strong|experienced) \p{L}+$/u.test(text) && personal.test(text)) {
    return `you need to be ${articleOf(text)}${text}`
  }
  if (/^(?:an?|some|basic|good|reasonable|average|normal) [^,]+$/u.test(text)) return needOf(text)
  return /^no [\p{L}\d -]+(?:, because [^,]+)?$/u.test(text) ? text : null
}

/** 'no experience is needed', 'a doctor form is needed'. */
function neededClause(thing: string, what: string): string {
  if (isMany(thing)) return `${thing} are ${what}`
  const isBare =
    numberOfHead(thing) === 'mass' ||
    uncounted.test(thing) ||
    /^(?:no|an?|some|every\p{L}+|any\p{L}+|the|your)\b/u.test(thing)
  return `${isBare ? '' : articleOf(thing)}${thing} is ${what}`
}

/** 'you need a valid licence', 'you need good fitness'; a thing without article makes no clause. */
function needOf(text: string): string | null {
  const isBare = !/^(?:an?|some) /u.test(text)
  const [head = ''] = text.split(/ (?:in|on|at|of|for|with|from|to) /u)
  return isBare && !uncounted.test(head) && numberOfHead(head) === 'one' ? null : `you need ${text}`
}

const uncounted =
  /(?:fitness|health|balance|experience|ability|knowledge|shape|mobility|English|insurance|booking)$/u

function isMany(phrase: string): boolean {
  const [head = ''] = phrase.split(/ (?:in|on|at|of|for|with|from|to) /u)
  return numberOfHead(head) === 'many' || / and /u.test(phrase)
}

const people =
  /^(?:(?:all |fit |healthy |confident |experienced |strong )?(?:adults|children|kids|teenagers|teens|families|beginners|swimmers|riders|climbers|skiers|divers|hikers|walkers|couples|groups|women|men|people|owners)|everyone|anyone|everybody|all ages|all levels)\b(?!.*, (?!and ))(?: (?:who|that) |(?!.* (?:only|welcome|needed|required|must|can|may|need|are|is)\b))/u

/** A sentence of its own: somebody or something, and a verb of which it is the subject. */
function isWhole(text: string): boolean {
  if (/^(?:children|kids) from \d+, (?:able|from|up to)\b/iu.test(text)) return false
  return /^(?!\p{L}+ (?:who|that|with) )(?:you|we|I|everyone|everybody|anyone|children|kids|guests|riders|participants|swimmers|adults|beginners|nobody|it|there|this|please)\b.*\b(?:must|can|may|should|need|needs|are|is|have|has|ride|swim|pay|come|bring|tell|take|accept)\b/iu.test(
    capitalised(text),
  )
}

import type { Detail } from '../brief/details.ts'
import { capitalised, unstopped } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { inlineOffer } from './offer-lines.ts'

/** Three to six reasons: each a fact of the owner, with what it means for the guest where that follows. */
export function composeBenefits(
  desk: Desk,
  facts: readonly Detail[],
  more: readonly string[],
): string[] {
  const benefits: string[] = []
  const add = (candidates: readonly (string | null)[]) => {
    const text = desk.pick(`benefits[${benefits.length}]`, candidates, 165)
    if (text !== null) benefits.push(unstopped(text))
  }
  const most = more.length > 0 ? 5 : 6
  for (const detail of facts.slice(0, most)) add([withMeaning(desk, detail), detail.text])
  if (more.length > 0) addOffers(more, add)
  if (benefits.length < 3) add(whereAndWhat(desk))
  const worries = desk.shuffled('page worry', desk.facts.trade.worries)
  for (const { ask, answer } of worries) if (benefits.length < 3) add([`${ask} ${answer}`])
  if (benefits.length < 3) add(desk.shuffled('benefit advice', desk.facts.trade.advice))
  if (benefits.length < 3) add(plainOffer(desk))
  while (benefits.length < 3) benefits.push(reserve[benefits.length] ?? 'A reply by email')
  return benefits
}

const reserve = [
  'A short form',
  'A plain answer to your question',
  'Time to decide in peace',
] as const

/** What the line below the headline could not hold of the offer: in one line, or in one each. */
function addOffers(lines: readonly string[], add: (candidates: readonly string[]) => void): void {
  const joined = joinedLines(lines)
  if ((joined[0]?.length ?? 0) <= 165) add(joined)
  else for (const line of lines.slice(0, 2)) add([capitalised(inlineOffer(line))])
}

function joinedLines(lines: readonly string[]): string[] {
  const [first = '', ...rest] = lines.map((line) => inlineOffer(line))
  return [capitalised([first, ...rest].join('; ')), capitalised(first)]
}

function plainOffer({ facts: { offer } }: Desk): string[] {
  return offer === null ? [] : [capitalised(inlineOffer(offer.full))]
}

function whereAndWhat({ facts: { product, audiences, name } }: Desk): string[] {
  const { service, place } = product
  const people = audiences[0]?.text
  if (service === null) return []
  return [
    people === undefined ? null : `${capitalised(service.text)} for ${people}`,
    place === null ? null : `${name}, ${place}`,
  ].filter((line) => line !== null)
}

const equipment =
  /\b(?:gear|equipment|boards?|wetsuits?|helmets?|kit|suits?|overalls|rods|boots|shoes|jackets?|poles|tents|bikes?|ropes|drysuits?|harness\w*)\b/iu

/** The owner's fact with a short consequence, where one follows from it by itself. */
function withMeaning(desk: Desk, { text, kind }: Detail): string | null {
  if (text.length > 70 || /[:;]/u.test(text)) return null
  if (desk.choice.fraction(`meaning ${text}`) < 0.45) return null
  const [meaning] = desk.shuffled(`means ${text}`, meaningsOf(desk, text, kind))
  return meaning === undefined ? null : `${text}: ${meaning}`
}

function meaningsOf({ facts }: Desk, text: string, kind: Detail['kind']): readonly string[] {
  const isCalm = facts.tone === 'luxury' || facts.tone === 'professional'
  if (
    /\b(?:pick-?up|shuttle|transfer)\b/iu.test(text) &&
    !/\b(?:luggage|bags?)\b/iu.test(text) &&
    !/\d(?: ISK|€)|[$£€]\d/u.test(text)
  )
    return isCalm ? ['no car required'] : ['no car needed', 'leave the car', 'no driving']
  if (kind === 'included' && equipment.test(text)) {
    const [own] = facts.trade.bring
    if (isCalm) return []
    return ['travel light', ...(own === undefined ? [] : [`just bring ${own}`])]
  }
  if (/\b(?:breakfast|lunch|picnic)\b.*\bincluded\b/iu.test(text)) return ['nothing to pack']
  return []
}

import type { Detail } from '../brief/details.ts'
import { looksOrdinary } from '../grammar/common-words.ts'
import { joinList, wordsOf } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { isThing, leansBack } from './fact-shapes.ts'

/** Where each fact of the owner stands on the page; none stands twice, none is left over. */
export type Allotment = {
  benefits: readonly Detail[]
  story: readonly Detail[]
  know: readonly Detail[]
}

const mostBenefits = 6
const leastBenefits = 3

/** Conditions and seasons to the notes, told things to the story, all else to the list of reasons. */
export function allotFacts({ facts, passes }: Desk): Allotment {
  const details = withoutOffered(facts.product.details, facts.offer?.full ?? '')
  const know = details.filter((detail) => isNote(detail))
  const told = details.filter((detail) => !isNote(detail) && (isTold(detail) || leansBack(detail)))
  const shown = gathered(
    details.filter((detail) => !isNote(detail) && !isTold(detail) && !leansBack(detail)),
    (text) => passes('benefits[0]', text),
  )
  const benefits = [...shown]
  const story = told.toSorted((a, b) => a.order - b.order)
  // A story needs more than one sentence; a list of reasons comes first.
  while (story.length > 0 && (benefits.length < leastBenefits || story.length < 2)) {
    const strongest = strongestOf(story)
    if (strongest === undefined) break
    story.splice(story.indexOf(strongest), 1)
    benefits.push(strongest)
  }
  while (benefits.length < mostBenefits - 1 && story.length > 5) {
    const strongest = strongestOf(story)
    if (strongest === undefined) break
    story.splice(story.indexOf(strongest), 1)
    benefits.push(strongest)
  }
  const notes = [...know]
  while (benefits.length < leastBenefits && notes.length > 0) {
    const kindest = notes.findIndex(
      ({ kind, text }) => kind === 'season' || /^(?:open|from age|kids|ages)\b/iu.test(text),
    )
    if (kindest === -1) break
    benefits.push(...notes.splice(kindest, 1))
  }
  const kept = benefits.slice(0, mostBenefits)
  return {
    benefits: kept,
    story: [...story, ...benefits.slice(mostBenefits)].toSorted((a, b) => a.order - b.order),
    know: notes.toSorted((a, b) => a.order - b.order).slice(0, 8),
  }
}

/** The strongest that may leave the story: no sentence after it needs it. */
function strongestOf(story: readonly Detail[]): Detail | undefined {
  return story
    .filter((detail, index) => ![detail, story[index + 1]].some((one) => one && leansBack(one)))
    .toSorted((a, b) => b.strength - a.strength)[0]
}

function isNote({ kind, form }: Detail): boolean {
  return kind === 'limit' || kind === 'season' || form === 'order'
}

/** What the owner tells in whole sentences, of himself, of people, of how it goes. */
function isTold({ form, text }: Detail): boolean {
  return form === 'clause' && wordsOf(text).length >= 3
}

/** What the offer says already is not said again. */
function withoutOffered(details: readonly Detail[], offer: string): Detail[] {
  const offered = new Set(offer.toLowerCase().match(/[\p{L}\d]{3,}/gu))
  return details.filter(({ text }) => {
    const words = text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []
    return words.length < 2 || words.some((word) => !offered.has(word))
  })
}

/** 'Nitrox fills', 'Gear rental' and 'Drysuit speciality' are one line together. */
function gathered(details: readonly Detail[], passes: (text: string) => boolean): Detail[] {
  const isThin = ({ text, kind }: Detail) =>
    wordsOf(text).length <= 3 &&
    kind !== 'duration' &&
    kind !== 'choice' &&
    (/^no /iu.test(text) || isThing(text)) &&
    !/^(?:based|fixed|unlimited|husband|pets|half|full|tell|\d+ (?:seats|places))\b/iu.test(text) &&
    !/[,:;()]/u.test(text) &&
    !/^(?:included|credential)$/u.test(kind)
  const rich = details.filter((detail) => !isThin(detail))
  const thin = details.filter((detail) => isThin(detail)).toSorted((a, b) => a.order - b.order)
  const size = rich.length + thin.length > mostBenefits ? 4 : 3
  const groups: Detail[] = []
  for (let at = 0; at < thin.length; at += size)
    groups.push(...together(thin.slice(at, at + size), passes))
  return [...rich, ...groups].toSorted((a, b) => b.strength - a.strength)
}

function together(group: readonly Detail[], passes: (text: string) => boolean): Detail[] {
  const [first] = group
  if (first === undefined || group.length < 2) return [...group]
  const isCompound = group.some(({ text }) => / and | or /u.test(text))
  const [head = '', ...rest] = group.map(({ text }) => text)
  const items = [head, ...rest.map((text) => lowerItem(text))]
  const text = isCompound ? items.join(', ') : joinList(items)
  const strength = Math.max(...group.map((detail) => detail.strength)) + 1
  return passes(text) ? [{ ...first, text, inner: lowerItem(text), strength }] : [...group]
}

function lowerItem(text: string): string {
  return /^\p{Lu}\p{Ll}+(?: [\p{Ll}\d]|$|-)/u.test(text) &&
    looksOrdinary(text.match(/^\p{L}+/u)?.[0] ?? '')
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

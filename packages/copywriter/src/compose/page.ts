import type { GeneratedContent } from '@wildpath/contract'

import type { Statement } from '../brief/statements.ts'
import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { pageTones } from '../tones/index.ts'
import { composeBring } from './bring.ts'
import { callsToAction } from './call-to-action.ts'
import type { Desk } from './desk.ts'
import { composeFaq } from './faq.ts'
import { composeFields } from './form-fields.ts'
import { composeGoal } from './goal.ts'
import { composeHeadline, composeSubheadline, lowerStart } from './hero.ts'
import { limits, strongStatements } from './pool.ts'
import { withoutNotes } from './letters.ts'
import { ownDeed, placedThing, shortThings } from './thing.ts'

export type PageCopy = GeneratedContent['landing_page']
type Notes = { title: string; items: string[] }
type Block = { title: string; text: string }

/** The landing page: what, for whom, what one gets, what to do; then all that the owner told, each thing once. */
export function composePage(desk: Desk): PageCopy {
  const { facts } = desk
  const headline = composeHeadline(desk)
  const subheadline = composeSubheadline(desk, headline)
  const strong = strongStatements(facts)
  const told = tellable(desk, strong)
  const reasons = strong.filter((fact) => !told.includes(fact)).slice(0, 6)
  const rest = facts.statements.filter((fact) => !told.includes(fact) && !reasons.includes(fact))
  const offer = composeOffer(desk)
  return {
    headline,
    subheadline,
    benefits: composeBenefits(desk, reasons, `${headline} ${subheadline}`),
    cta_text: desk.pick('cta_text', callsToAction(desk)) ?? 'Ask a question',
    cta_url: '#',
    form_fields: composeFields(desk),
    goal: composeGoal(facts),
    ...present({
      offer,
      story: composeStory(desk, told),
      good_to_know: composeGoodToKnow(desk, [
        ...inOrder(desk, rest),
        ...untoldTerms(desk, offer?.text ?? ''),
      ]),
      bring: composeBring(desk),
      faq: composeFaq(desk),
    }),
  }
}

/** Whole sentences in the owner's voice, enough of them for a story, when the lists do not need them. */
function tellable({ facts }: Desk, strong: readonly Statement[]): Statement[] {
  const told = facts.statements.filter(
    ({ form, kind, text }) =>
      form === 'sentence' &&
      kind !== 'limit' &&
      (text.length > 60 || /\b(?:I|we|my|our)\b/iu.test(text)),
  )
  return told.length < 2 || strong.length - told.length < 3 ? [] : told
}

/** Three to six reasons, each something the owner said. */
function composeBenefits(desk: Desk, reasons: readonly Statement[], hero: string): string[] {
  const { facts } = desk
  const benefits: string[] = []
  const add = (candidates: readonly (string | null)[]) => {
    const text = desk.pick(`benefits[${benefits.length}]`, candidates, 165)
    if (text !== null) benefits.push(unstopped(text))
  }
  const unsaid = unsaidOffers(desk, hero)
  for (const { text } of reasons.slice(0, 6 - unsaid.length)) add([text])
  for (const text of unsaid) add([capitalised(withoutNotes(text)), text])
  const more = [
    ...facts.statements.filter((fact) => !reasons.includes(fact)).map(({ text }) => text),
    ownDeed(facts),
    placedThing(facts),
    facts.audiences.length === 0
      ? null
      : `For ${joinList(facts.audiences.slice(0, 3).map(({ text }) => text))}`,
    facts.offer?.lines[0] ?? null,
    ...shortThings(facts).map((thing) => `${thing} with ${facts.name}`),
    facts.isTradeNamed ? `${capitalised(facts.trade.label)} with ${facts.name}` : null,
  ]
  for (const text of more) if (benefits.length < 3) add([text === null ? null : capitalised(text)])
  while (benefits.length < 3) benefits.push(reserve[benefits.length] ?? 'A clear reply')
  return benefits
}

/** What the hero had no room for of the offer, in at most three lines. */
function unsaidOffers({ facts: { offer } }: Desk, hero: string): string[] {
  if (offer === null || offer.isQuoted) return []
  const figures = new Set<string>(hero.match(/\d+(?:[.,]\d+)*/gu))
  const left = offer.lines.filter((line) =>
    (line.match(/\d+(?:[.,]\d+)*/gu) ?? []).some((figure) => !figures.has(figure)),
  )
  const lines: string[] = []
  for (const line of left) {
    const longer = lines.length === 0 ? line : `${lines.at(-1)}; ${lowerStart(line)}`
    if (lines.length > 0 && longer.length <= offerLine) lines[lines.length - 1] = longer
    else lines.push(line)
  }
  return lines.filter((line) => line.length <= offerLine).slice(0, 3)
}

const offerLine = 160

const reserve = [
  'A short form',
  'A plain answer to your question',
  'Time to decide in peace',
] as const

/** The offer with its prices and every condition, to be shown large. */
function composeOffer(desk: Desk): Block | undefined {
  const { offer, tone } = desk.facts
  if (offer === null) return undefined
  const full = offer.isQuoted ? offer.full : sentence(offer.full)
  const text = fits(desk, full) ? full : asMuchAsFits(desk, offer.lines)
  const [title = 'The offer'] = desk.shuffled(
    'offer title',
    /\d/u.test(offer.full) ? pageTones[tone].offerTitles : ['The offer'],
  )
  return text === '' ? undefined : { title, text }
}

function fits(desk: Desk, text: string): boolean {
  return text.length <= 400 && desk.passes('offer.text', text)
}

function asMuchAsFits(desk: Desk, lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const longer = text === '' ? sentence(line) : `${text} ${sentence(line)}`
    return fits(desk, longer) ? longer : text
  }, '')
}

/** The owner's own sentences, in the owner's order. */
function composeStory(desk: Desk, told: readonly Statement[]): Block | undefined {
  const said: string[] = []
  for (const { text } of told) {
    const longer = [...said, sentence(text)].join(' ')
    if (longer.length < 700 && desk.passes('story.text', longer)) said.push(sentence(text))
  }
  const titles = desk.shuffled('story title', pageTones[desk.facts.tone].storyTitles)
  const title = desk.pick(
    'story.title',
    titles.map((line) => line(desk.facts.name)),
    110,
  )
  return title === null || said.length < 2 ? undefined : { title, text: said.join(' ') }
}

/** What limits first, then the rest, each in the owner's order. */
function inOrder({ facts }: Desk, rest: readonly Statement[]): string[] {
  const first = limits(facts).filter((fact) => rest.includes(fact))
  return [...first, ...rest.filter((fact) => !first.includes(fact))].map(({ text }) => text)
}

/** The lines of the offer for which its block had no room. */
function untoldTerms({ facts: { offer } }: Desk, told: string): string[] {
  if (offer === null || offer.isQuoted) return []
  return offer.lines.filter((line) => !told.toLowerCase().includes(line.toLowerCase()))
}

/** Limits, seasons and whatever else the owner told, plainly. */
function composeGoodToKnow(desk: Desk, texts: readonly string[]): Notes | undefined {
  const items: string[] = []
  for (const text of texts) {
    const item = items.length < 9 ? desk.pick(`good_to_know[${items.length}]`, [text], 235) : null
    if (item !== null) items.push(item)
  }
  const [title] = desk.shuffled('know title', pageTones[desk.facts.tone].knowTitles)
  return items.length === 0 || title === undefined ? undefined : { title, items }
}

type Extras = Pick<PageCopy, 'offer' | 'story' | 'good_to_know' | 'bring' | 'faq'>

/** Without the sections about which nothing is known. */
function present(extras: { [Key in keyof Extras]: Extras[Key] | undefined }): Extras {
  const { offer, story, good_to_know: know, bring, faq } = extras
  return {
    ...(offer && { offer }),
    ...(story && { story }),
    ...(know && { good_to_know: know }),
    ...(bring && { bring }),
    ...(faq && { faq }),
  }
}

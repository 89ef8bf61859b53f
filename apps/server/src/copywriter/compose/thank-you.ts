import type { GeneratedContent } from '@wildpath/contract'

import { capitalised } from '../grammar/phrases.ts'
import { clausesToTell, willBeRead } from './asks.ts'
import { dealTips, told } from './deal.ts'
import type { Desk } from './desk.ts'
import { offeredThing } from './hero.ts'
import { letterVoices } from './letter-voice.ts'
import { inlineOffer, withoutInnerColon } from './offer-lines.ts'
import { soldThing } from './subject-words.ts'

export type ThankYouCopy = GeneratedContent['thank_you_page']

/** The thank-you page: it arrived, what happens now, what to do meanwhile, and the offer as promised. */
export function composeThankYou(desk: Desk): ThankYouCopy {
  const { facts } = desk
  const steps: string[] = []
  const add = (candidates: readonly (string | null)[]) => {
    const text = desk.pick(`thanks.next_steps[${steps.length}]`, candidates, 300)
    if (text !== null) steps.push(text)
  }
  for (const line of told(desk, dealTips(desk, 'thanks'))) add(line)
  const clauses = clausesToTell(desk)
  const [first, second] = clauses.slice(-4)
  if (first !== undefined && second !== undefined) add(readyLines(desk, first, second))
  add(keptOffers(desk))
  const prepare = desk.shuffled('prepare', facts.trade.prepare)
  while (steps.length < 2) {
    const before = steps.length
    add(prepare.slice(steps.length))
    if (steps.length === before)
      steps.push(steps.length === 0 ? 'Your message is read.' : 'An answer follows.')
  }
  return { headline: headline(desk), message: message(desk), next_steps: steps }
}

function headline(desk: Desk): string {
  const thing = soldThing(desk)
  const heads = desk.shuffled('thanks headline', letterVoices[desk.facts.tone].thanks)
  const about = heads.map((head) => (thing === null ? null : `${head}: ${thing}`))
  const signed = heads.map((head) => `${head}: ${desk.facts.name}`)
  return (
    desk.pick('thanks.headline', [...about, ...signed, ...heads], 90) ??
    'Thank you for your message'
  )
}

function message(desk: Desk): string {
  const { name, voice } = desk.facts
  const clauses = clausesToTell(desk).toReversed()
  const read = desk.pick('thanks.message', willBeRead(desk, clauses), 400)
  return `${name} has your message. ${read ?? `${capitalised(voice.subject)} will answer it.`}`
}

/** What to have at hand when the answer comes. */
function readyLines(desk: Desk, first: string, second: string): string[] {
  return desk.shuffled('ready', [
    `Have ready: ${second}, and ${first}.`,
    `Talk over ${first}, then ${second}.`,
    `Settle ${second} and ${first}.`,
    `Think about ${first}; also ${second}.`,
    `Decide ${first}, perhaps ${second}.`,
  ])
}

/** What was asked about, with its price and conditions. */
function keptOffers(desk: Desk): string[] {
  const { offer, product } = desk.facts
  if (offer === null) return []
  const text = withoutInnerColon(inlineOffer(offer.full))
  const service = product.service === null ? null : capitalised(product.service.text)
  const named = [product.service === null ? null : offeredThing(desk), service, desk.facts.name]
  return [
    ...named.map((head) => (head === null ? null : `${head}: ${text}.`)),
    `${capitalised(text)}.`,
  ].filter((line) => line !== null)
}

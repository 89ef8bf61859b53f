import type { GeneratedContent } from '@wildpath/contract'

import type { Detail } from '../brief/product.ts'
import { articleFor, sentence } from '../grammar/phrases.ts'
import { loreFor } from './lore-for.ts'
import type { Desk } from './desk.ts'

export type StepsCopy = NonNullable<GeneratedContent['landing_page']['steps']>

const meeting =
  /\bpick(?:ed|s)?[- ]?up\b|\bmeet (?:at|you|in|point)\b|\bmeeting point\b|\bshuttle\b|\btransfer\b/iu
const eating =
  /\b(?:breakfast|lunch|dinner|picnic|barbecue|asado|fondue|snacks?|wine|coffee|cocktails?|hot choc\w*|berry juice|meals)\b/iu
const equipment = /\b(?:gear|shoes|equipment|helmets?|wetsuits?|boots)\b/iu
const lasting =
  /\b\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+)? ?(?:hours?|minutes?|min|miles?|km|days?)\b|\bhalf[- ]day\b/iu

/** How it goes, in order: the trade's common course with the owner's own stations in it. */
export function composeSteps(desk: Desk): StepsCopy | undefined {
  const { facts, passes } = desk
  const stages = loreFor(facts).stages
  if (stages.length < 3 || facts.product.service === null || !facts.isTradeNamed) return undefined
  const { details } = facts.product
  const find = (sign: RegExp) =>
    details.find(
      ({ text, kind }) => sign.test(text) && kind !== 'limit' && text.split(' ').length > 1,
    )
  const [first, middle, last] = stages.map((stage) => ({ ...stage }))
  if (first === undefined || middle === undefined || last === undefined) return undefined
  const length = find(lasting)
  if (length !== undefined && !eating.test(length.text) && !meeting.test(length.text))
    middle.text = joined(middle.text, length)
  const arrival = find(meeting)
  const found = find(eating)
  const meal = found === arrival || equipment.test(found?.text ?? '') ? undefined : found
  const items = [
    ...(arrival === undefined ? [] : [{ title: 'Getting there', text: sentence(arrival.text) }]),
    first,
    middle,
    ...(meal === undefined ? [] : [{ title: 'Something to eat', text: sentence(meal.text) }]),
    last,
  ]
  const shown = items.filter(({ text }, index) => passes(`steps[${index}].text`, text))
  return shown.length < 3 ? undefined : { title: stepsTitle(desk), items: shown }
}

function joined(text: string, { text: fact }: Detail): string {
  const isBare = /^[\d.,–-]+ ?\p{L}+$/u.test(fact)
  return `${text} ${sentence(isBare ? `It takes ${fact}` : fact)}`
}

function stepsTitle({ facts }: Desk): string {
  const { one } = facts.trade.booking
  return /^first\b/u.test(one) ? `How the ${one} goes` : `How ${articleFor(one)} ${one} goes`
}

import type { GeneratedContent } from '@wildpath/contract'

import type { Detail } from '../brief/product.ts'
import { articleFor, sentence } from '../grammar/phrases.ts'
import { inVoice, lettersFor } from './letters-for.ts'
import type { Desk } from './desk.ts'
import { factSentence, thereIs } from './fact-sentences.ts'

export type StepsCopy = NonNullable<GeneratedContent['landing_page']['steps']>

const meeting =
  /\bpick(?:ed|s)?[- ]?up\b|\bmeet (?:at|you|in|point)\b|\bmeeting point\b|\bshuttle\b|\btransfer\b/iu
const eating =
  /\b(?:breakfast|lunch|dinner|picnic|barbecue|asado|fondue|snacks?|wine|coffee|cocktails?|hot choc\w*|berry juice|meals)\b/iu
const notOnlyMeal =
  /\b(?:gear|shoes|equipment|helmets?|wetsuits?|boots|rods|waders|tents|rooms|accommodation|cabins|parking)\b/iu
const lasting =
  /\b\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+)? ?(?:hours?|minutes?|min|miles?|km|days?)\b|\bhalf[- ]day\b/iu

/** How it goes, in order: the trade's common course with the owner's own stations in it. */
export function composeSteps(desk: Desk): StepsCopy | undefined {
  const { facts, passes } = desk
  const stages = lettersFor(facts).steps
  if (stages.length < 3 || facts.product.service === null || !facts.isTradeNamed) return undefined
  const find = (sign: RegExp) =>
    facts.product.details.find(
      ({ text, kind }) => sign.test(text) && kind !== 'limit' && text.split(' ').length > 1,
    )
  const arrival = find(/\bluggage\b/iu) === find(meeting) ? undefined : find(meeting)
  const found = find(eating)
  const isOther = found === arrival || notOnlyMeal.test(found?.text ?? '')
  const meal = isOther ? undefined : found
  const [first, ...rest] = stages.map(({ title, text }) => ({
    title,
    text: inVoice(text, facts.voice),
  }))
  const last = rest.pop()
  if (first === undefined || last === undefined) return undefined
  const items = [
    ...station(desk, 'Getting there', arrival),
    first,
    ...withLength(desk, rest, find(lasting)),
    ...station(desk, 'Something to eat', meal),
    last,
  ]
  const shown = items.filter(({ text }, index) => passes(`steps[${index}].text`, text))
  return shown.length < 3 ? undefined : { title: stepsTitle(desk), items: shown }
}

type Step = StepsCopy['items'][number]

/** A station that the owner named, in a sentence of its own. */
function station({ facts }: Desk, title: string, fact: Detail | undefined): Step[] {
  if (fact === undefined) return []
  return [{ title, text: factSentence(fact, facts.voice) ?? thereIs(fact) ?? sentence(fact.text) }]
}

/** How long it takes stands where it happens, unless it is a meal or a drive that takes so long. */
function withLength({ facts }: Desk, steps: readonly Step[], fact: Detail | undefined): Step[] {
  const [first, ...rest] = steps
  if (first === undefined) return []
  const isOther = fact === undefined || eating.test(fact.text) || meeting.test(fact.text)
  const long = isOther ? null : factSentence(fact, facts.voice)
  return [{ ...first, text: long === null ? first.text : `${first.text} ${long}` }, ...rest]
}

function stepsTitle({ facts }: Desk): string {
  const { one } = facts.trade.booking
  return /^first\b/u.test(one) ? `How the ${one} goes` : `How ${articleFor(one)} ${one} goes`
}

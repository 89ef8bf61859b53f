import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import type { Tip } from '../ontology/lore.ts'
import { thingsToBring } from './bring.ts'
import { dealTips, told, weatherLines } from './deal.ts'
import type { Desk } from './desk.ts'
import { letterVoices } from './letter-voice.ts'
import { letter, shortLine } from './letter.ts'
import { isProvided } from './situation.ts'

/** Advice that helps whoever they go with; nothing in it asks for anything. */
export function adviceLetter(desk: Desk): string {
  const at = 'email[1].body'
  const tips = dealTips(desk, 'advice')
  const say = (candidates: readonly string[]) => desk.pick(at, candidates)
  const lines = told(desk, tips).map((candidates) => say(candidates))
  const weather =
    desk.choice.fraction('weather told') < 0.5 ? say(weatherLines(desk).slice(1)) : null
  const packing = say(packingLines(desk))
  const invitation = shortLine(desk, at, 'invitation', letterVoices[desk.facts.tone].invitations)
  return letter(desk, {
    index: 1,
    subjects: adviceSubjects(desk, tips),
    blocks: arranged(desk, {
      lines: lines.filter((line) => line !== null),
      weather,
      packing,
      invitation,
    }),
  })
}

type AdviceParts = Record<'weather' | 'packing' | 'invitation', string | null> & {
  lines: readonly string[]
}

/** The lead first, then the rest in one of several shapes: a list, paragraphs, the bag in the middle. */
function arranged(
  desk: Desk,
  { lines, weather, packing, invitation }: AdviceParts,
): (string | null)[] {
  const [lead = null, ...rest] = lines
  const fraction = desk.choice.fraction('advice form')
  if (fraction < 0.4 && rest.length > 1) {
    return [lead, rest.map((line) => `- ${line}`).join('\n'), weather, packing, invitation]
  }
  if (fraction < 0.7) return [lead, weather, ...rest, packing, invitation]
  return [lead, packing, ...rest, weather, invitation]
}

/** The letter's first advice is its subject; the letter goes on with the reason. */
function adviceSubjects(desk: Desk, tips: readonly Tip[]): string[] {
  const service = desk.facts.product.service
  const acts = tips.slice(0, 1).map(({ act }) => act)
  const named = service === null ? [] : acts.map((act) => `${capitalised(service.text)}: ${act}`)
  return [
    ...named.filter((text) => text.length <= 60),
    ...acts.map(capitalised).filter((act) => act.length <= 60),
    ...desk.shuffled('trade subject', desk.facts.trade.subjects),
  ]
}

function packingLines(desk: Desk): string[] {
  const things = thingsToBring(desk)
  if (things.length < 2) return []
  const given = desk.facts.product.details.find(
    ({ kind, text }) => kind === 'included' && text.length < 60 && isProvided(desk.facts, text),
  )
  const heads = desk.shuffled('packing', letterVoices[desk.facts.tone].packingHeads)
  const short = things.filter((thing) => thing.split(' ').length <= 3).slice(0, 4)
  const lists =
    short.length < 3
      ? []
      : heads.map((head) => `${head}:\n${short.map((thing) => `- ${thing}`).join('\n')}`)
  const plain = heads.map((head) => `${head}: ${joinList(things.slice(0, 3))}.`)
  return [...lists, ...plain].map((text) =>
    given === undefined ? text : `${sentence(given.text)}\n${text}`,
  )
}

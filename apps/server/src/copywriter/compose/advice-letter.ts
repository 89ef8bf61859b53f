import { capitalised, joinList } from '../grammar/phrases.ts'
import type { TaggedLine } from '../ontology/letters.ts'
import { thingsToBring } from './bring.ts'
import { inVoiceAll } from './confirmation-letter.ts'
import type { Desk } from './desk.ts'
import { letter } from './letter.ts'
import { letterVoices } from './letter-voice.ts'
import { lettersFor } from './letters-for.ts'
import { isAboutOthers, isAgainst, situationOf } from './situation.ts'

const wordLimit = 112

/** Advice that helps whoever they go with; nothing in it asks for anything. */
export function adviceLetter(desk: Desk): string {
  const at = 'email[1].body'
  const letters = lettersFor(desk.facts)
  const say = (lines: readonly string[]) => inVoiceAll(desk, lines)
  const opening = desk.pick(at, say(desk.shuffled('opening', letters.adviceOpening)))
  const tips: string[] = []
  let words = countWords(opening ?? '')
  for (const { text } of aptTips(desk)) {
    const [line = ''] = say([text])
    if (tips.length >= 4 || (tips.length >= 3 && words + countWords(line) > wordLimit)) break
    const told = desk.pick(at, [line])
    if (told === null) continue
    tips.push(told)
    words += countWords(told)
  }
  const packing = words > wordLimit ? null : desk.pick(at, packingLines(desk))
  const { invitations } = letterVoices[desk.facts.tone]
  const invitation = desk.pick(at, desk.shuffled('invitation', say(invitations)))
  return letter(desk, {
    index: 1,
    subjects: say(desk.shuffled('advice subject', letters.adviceSubject)),
    blocks: [opening, ...arranged(desk, tips), packing, invitation],
    more: [],
  })
}

/** As a list or as paragraphs, by the seed. */
function arranged(desk: Desk, tips: readonly string[]): string[] {
  const isList = tips.length > 2 && desk.choice.fraction('advice form') < 0.5
  return isList ? [tips.map((tip) => `- ${tip}`).join('\n')] : [...tips]
}

/** Those that fit this business first, then those that fit everybody; none against what is provided. */
export function aptTips(desk: Desk): TaggedLine[] {
  const tags = situationOf(desk.facts)
  const usable = lettersFor(desk.facts).tips.filter(
    ({ text, tag }) =>
      (tag === null || tags.has(tag)) &&
      !isAgainst(desk.facts, text) &&
      !isAboutOthers(desk.facts, text),
  )
  const shuffled = desk.shuffled('tips', usable)
  const apt = shuffled.filter(({ tag }) => tag !== null).slice(0, 2)
  return [...apt, ...shuffled.filter((tip) => !apt.includes(tip))]
}

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length
}

function packingLines(desk: Desk): string[] {
  const things = thingsToBring(desk).slice(0, 3)
  if (things.length < 2) return []
  const heads = desk.shuffled('packing', letterVoices[desk.facts.tone].packing)
  return heads.map((head) => `${capitalised(head)} ${joinList(things)}.`)
}

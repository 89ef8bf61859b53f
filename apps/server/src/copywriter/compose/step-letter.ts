import { aptTips, countWords } from './advice-letter.ts'
import { inVoiceAll } from './confirmation-letter.ts'
import type { Desk } from './desk.ts'
import { letter } from './letter.ts'
import { letterVoices } from './letter-voice.ts'
import { lettersFor, moodOf } from './letters-for.ts'
import { strongSentences } from './say-back.ts'
import { saidOffers } from './said-offer.ts'

/** The last letter: one easy step, the offer once more, a reason to think of, and a way out. */
export function stepLetter(desk: Desk): string {
  const at = 'email[2].body'
  const { facts } = desk
  const letters = lettersFor(facts)
  const say = (lines: readonly string[]) => inVoiceAll(desk, lines)
  const nudge = desk.pick(at, say(desk.shuffled('nudge', letters.nudge[moodOf(facts)])))
  const offer = desk.pick(at, saidOffers(desk, 'step'))
  const fresh = strongSentences(desk).filter((line) => desk.timesSaid(line) === 0)
  const fact = desk.pick(at, fresh)
  const end = desk.pick(at, desk.shuffled('step end', letterVoices[facts.tone].ends))
  const tips = say(aptTips(desk).map(({ text }) => text))
  const said = [nudge, fact, offer].filter((line) => line !== null).join(' ')
  const tip = countWords(said) < 62 ? desk.pick(at, tips) : null
  const facing = [offer, fact].filter((line) => line !== null).join(' ')
  return letter(desk, {
    index: 2,
    subjects: say(desk.shuffled('nudge subject', letters.nudgeSubject)),
    blocks: [nudge, facing, tip, end],
    more: tips,
  })
}

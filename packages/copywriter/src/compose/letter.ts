import { joinList } from '../grammar/phrases.ts'
import { letterVoices, type LetterVoice, type LetterWords, tones } from '../tones/index.ts'
import { aboutThing } from './thing-phrases.ts'
import type { Writer } from './writer.ts'

/** In characters. */
const longestSubject = 60
const longestEmail = 1_500
const fewestWords = 21

/** Subject, greeting, paragraphs, signature. */
export function letter(
  writer: Writer,
  index: 0 | 1 | 2,
  subjects: readonly (string | null)[],
  blocks: readonly (string | null)[],
): string {
  const { business, choice, pick } = writer
  const { tone, name } = business
  const subject = pick(subjects, longestSubject) ?? `A note from ${name}`.slice(0, longestSubject)
  const greetings = choice.shuffled('greetings', tones[tone].greetings)
  const plain = greetings.filter((line) => !/\bagain\b/u.test(line))
  const greeting =
    index === 0 ? plain[0] : (greetings.filter((line) => line !== plain[0])[index - 1] ?? plain[0])
  const closing = choice.shuffled('closings', tones[tone].closings)[index] ?? 'Best wishes'
  const said = blocks.filter((block) => block !== null && block !== '')
  while (said.length > 1 && said.join('\n\n').length > longestEmail) said.splice(-2, 1)
  const words = said.join(' ').split(/\s+/u).length
  // Less than that looks as if something were missing.
  if (words < fewestWords)
    said.push('Whatever else comes to mind, a reply to this email is enough.')
  const text = [greeting ?? 'Hello,', ...said, signature(writer, closing)].join('\n\n')
  return `Subject: ${subject}\n\n${text}`
}

/** Who leads alone and says 'I' signs in person. */
function signature({ business: { name, guides, voice } }: Writer, closing: string): string {
  const [guide, other] = guides
  const person =
    guide !== undefined && other === undefined && voice.subject === 'I' ? guide.name : null
  const isTold = person !== null && name.toLowerCase().startsWith(person.toLowerCase())
  if (person !== null && !isTold) return `${closing},\n${person}\n${name}`
  // A long name below a short line would be taken for a signature of two.
  return `${closing},${name.split(' ').length > 4 ? ' ' : '\n'}${name}`
}

/** The words for the lines of the tone; where nobody knows what is sold, they are about the message. */
export function letterWords({ business }: Writer): LetterWords {
  const { voice, trade, isTradeNamed, goal } = business
  const isBooked = goal === 'booking' || goal === 'lessons'
  const plain =
    isTradeNamed && isBooked ? `a ${trade.booking.one}`.replace(/^a (?=[aeiou])/u, 'an ') : null
  const we = voice.subject
  return {
    thing: aboutThing(business) ?? plain ?? 'your plans',
    we,
    us: voice.object,
    We: we === 'I' ? 'I' : 'We',
  }
}

/** A line of the tone that this letter has not said yet. */
export function toneLine(
  writer: Writer,
  kind: 'arrivals' | 'follows' | 'invitations' | 'nudges' | 'thanks',
): string {
  const { business, choice, pick } = writer
  const words = letterWords(writer)
  const lines = choice
    .shuffled<LetterVoice[typeof kind][number]>(kind, letterVoices[business.tone][kind])
    .map((line) => line(words))
  return pick(lines, 200) ?? lines[0] ?? ''
}

/** 'Reply with the date and how many you are.' */
export function replyLine({ business, choice }: Writer, what: readonly string[]): string {
  const [line] = choice.shuffled('reply', letterVoices[business.tone].replies)
  return line?.(joinList(what)) ?? ''
}

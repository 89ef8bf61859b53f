import type { Desk } from './desk.ts'
import { inVoice, lettersFor } from './letters-for.ts'

export type Letter = {
  index: number
  subjects: readonly (string | null)[]
  blocks: readonly (string | null)[]
  /** What may be added where little is known of the business. */
  more: readonly string[]
}

const fewestWords = 60

/** A whole letter: subject, greeting, blocks, signature. */
export function letter(desk: Desk, { index, subjects, blocks, more }: Letter): string {
  const { name } = desk.facts
  const subject = desk.pick(`email[${index}].subject`, subjects, 64) ?? `A note from ${name}`
  const greeting = greetingOf(desk, index)
  const closing = desk.shuffled('closings', desk.tone.closings)[index] ?? 'Best wishes'
  // A long name below a short line would be taken for a signature of two.
  const signature = `${closing},${name.split(' ').length > 4 ? ' ' : '\n'}${name}`
  const said = fitting(
    desk,
    index,
    blocks.filter((block) => block !== null && block !== ''),
  )
  const end = said.at(-1)
  const body = [...said.slice(0, -1), ...moreWhenThin(desk, index, { said, more }), end]
  const text = [greeting, ...body.filter((block) => block !== undefined), signature].join('\n\n')
  return `Subject: ${subject}\n\n${text}`
}

/** Blocks that pass alone can copy the owner's words in a row together; then one of them goes. */
function fitting(desk: Desk, index: number, blocks: readonly (string | null)[]): string[] {
  const said = blocks.filter((block) => block !== null)
  const passes = (lines: readonly string[]) =>
    desk.passes(`email[${index}].body`, lines.join('\n\n'))
  if (passes(said)) return said
  const at = said.findIndex((_, skip) => passes(said.filter((__, position) => position !== skip)))
  return at === -1 ? said : said.filter((_, position) => position !== at)
}

/** 'Again' belongs to the letters after the first. */
function greetingOf(desk: Desk, index: number): string {
  const greetings = desk.shuffled('greetings', desk.tone.greetings)
  const [first = 'Hello,'] = greetings.filter((line) => !/\bagain\b/u.test(line))
  const others = greetings.filter((line) => line !== first)
  return index === 0 ? first : (others[index - 1] ?? first)
}

type Thin = { said: readonly string[]; more: readonly string[] }

/** A letter of two lines reads like an accident: one or two more useful things. */
function moreWhenThin(desk: Desk, index: number, { said, more }: Thin): string[] {
  const { voice } = desk.facts
  const { next } = lettersFor(desk.facts)
  const added: string[] = []
  const isThin = () => [...said, ...added].join(' ').split(/\s+/u).length < fewestWords
  const candidates = [
    ...more,
    ...desk.shuffled(`thin ${index}`, next).map((line) => inVoice(line, voice)),
  ]
  while (isThin() && added.length < 3) {
    const text = desk.pick(`email[${index}].body`, candidates)
    if (text === null) break
    added.push(text)
  }
  return added
}

import type { Desk } from './desk.ts'

export type Letter = {
  index: number
  subjects: readonly (string | null)[]
  blocks: readonly (string | null)[]
}

/** A whole letter: subject, greeting, blocks, signature. */
export function letter(desk: Desk, { index, subjects, blocks }: Letter): string {
  const subject =
    desk.pick(`email[${index}].subject`, subjects, 64) ?? `A note from ${desk.facts.name}`
  const [greeting = 'Hello,'] = desk.shuffled(`greeting ${index}`, desk.tone.greetings)
  const closing = desk.shuffled('closings', desk.tone.closings)[index] ?? 'Best wishes'
  const isLong = desk.facts.name.split(' ').length > 4
  const signature = `${closing},${isLong ? ' ' : '\n'}${desk.facts.name}`
  const said = fitting(
    desk,
    index,
    blocks.filter((block) => block !== null && block !== ''),
  )
  const text = [greeting, ...said, ...moreWhenThin(desk, index, said.join(' ')), signature].join(
    '\n\n',
  )
  return `Subject: ${subject}\n\n${text}`
}

/** Blocks that pass alone can copy the owner's words in a row together; then the last of them goes. */
function fitting(desk: Desk, index: number, blocks: readonly (string | null)[]): string[] {
  const said = blocks.filter((block) => block !== null)
  if (desk.passes(`email[${index}].body`, said.join('\n\n'))) return said
  const at = said.findIndex((_, skip) =>
    desk.passes(
      `email[${index}].body`,
      said.filter((__, position) => position !== skip).join('\n\n'),
    ),
  )
  return at === -1 ? said : said.filter((_, position) => position !== at)
}

/** A letter of two lines reads like an accident: one or two more useful things to do. */
function moreWhenThin(desk: Desk, index: number, said: string): string[] {
  const more: string[] = []
  while ([said, ...more].join(' ').split(/\s+/u).length < 28 && more.length < 3) {
    const text = desk.pick(
      `email[${index}].body`,
      desk.shuffled(`thin ${index}`, desk.facts.trade.prepare),
    )
    if (text === null) break
    more.push(text)
  }
  return more
}

/** One of the tone's short lines. */
export function shortLine(
  desk: Desk,
  at: string,
  label: string,
  lines: readonly string[],
): string | null {
  return desk.pick(at, desk.shuffled(label, lines))
}

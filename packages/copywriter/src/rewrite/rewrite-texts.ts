import type { RewriteInstruction, SectionText } from '@wildpath/contract'

import type { CopyBrief } from '../copy-brief.ts'
import { audienceLine } from './audience-line.ts'
import { plainer } from './plainer.ts'
import { shorter } from './shorter.ts'
import { warmer } from './warmer.ts'

/**
 * Other words for the texts of a section by rules alone, in their order. What the rules cannot better
 * stays as it is: nothing is rewritten for the sake of it, and no fact is added but the owner's own.
 */
export function rewriteTexts(
  texts: readonly Pick<SectionText, 'role' | 'text'>[],
  { instruction, brief }: { instruction: RewriteInstruction; brief: CopyBrief },
): string[] {
  switch (instruction) {
    case 'shorter':
      return texts.map(({ text }) => shorter(text))
    case 'warmer':
      return texts.map(({ text }) => warmer(text))
    case 'plainer':
      return texts.map(({ text }) => plainer(text))
    case 'families':
    case 'groups':
    case 'beginners':
      return withLine(texts, audienceLine(instruction, brief))
  }
}

/** The line stands once, at the end of the first text that speaks for the whole section. */
function withLine(
  texts: readonly Pick<SectionText, 'role' | 'text'>[],
  line: string | null,
): string[] {
  const said = texts.map(({ text }) => text)
  const at = texts.findIndex(({ role }) => role === 'lead')
  if (line === null || at === -1) return said
  const core = line.replace(/^For |[.!?]$/gu, '').toLowerCase()
  if (said.some((text) => text.toLowerCase().includes(core))) return said
  return said.map((text, index) => (index === at ? appended(text, line) : text))
}

function appended(text: string, line: string): string {
  const before = text.trimEnd()
  return `${before}${/[.!?:…]["')]*$/u.test(before) ? '' : '.'} ${line}`
}

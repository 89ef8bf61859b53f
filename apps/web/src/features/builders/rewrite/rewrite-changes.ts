import { type KnownSection, type PageDocument, isUnknownSection } from '@wildpath/page/document'
import { applyEdit } from '@wildpath/page/edit'
import type { SectionText } from '@wildpath/contract'

import type { RewritableText } from './section-texts.ts'

/** A text with its new words; `id` tells it apart within its section. */
export type RewriteChange = RewritableText & { id: string; after: string }

/** The texts that came back with other words, as long as the section can hold them. */
export function changesOf(
  asked: readonly RewritableText[],
  answered: readonly SectionText[],
  place: { section: KnownSection; page: PageDocument },
): RewriteChange[] {
  return asked.flatMap((old, index) => {
    const after = answered[index]?.text ?? old.text
    const change = { ...old, id: old.path.join('.'), after }
    const isNew = after !== old.text && withChanges(place, [change]) !== place.section
    return isNew ? [change] : []
  })
}

/** The section with the new words of these texts, and nothing else of it changed. */
export function withChanges(
  { section, page }: { section: KnownSection; page: PageDocument },
  changes: readonly RewriteChange[],
): KnownSection {
  const alone: PageDocument = { ...page, sections: [section] }
  const edited = changes.reduce(
    (changed, { path, after }) =>
      applyEdit(changed, { kind: 'set-section-field', index: 0, path, value: after }),
    alone,
  )
  const [result] = edited.sections
  return result === undefined || isUnknownSection(result) ? section : result
}

import type { PageEdit } from '@wildpath/page/edit'

type HiddenState = { index: number; isHiddenNow: boolean }

/** The edit that hides a section from visitors, or shows it again. */
export function toggleHidden({ index, isHiddenNow }: HiddenState): PageEdit {
  return {
    kind: 'set-section-field',
    index,
    path: ['isHidden'],
    value: isHiddenNow ? undefined : true,
  }
}

import type { PageEdit } from '@wildpath/page/edit'

type HiddenState = { index: number; isOff: boolean }

/** The edit that hides a section from visitors, or shows it again. */
export function toggleHidden({ index, isOff }: HiddenState): PageEdit {
  return { kind: 'set-section-field', index, path: ['isHidden'], value: isOff ? undefined : true }
}

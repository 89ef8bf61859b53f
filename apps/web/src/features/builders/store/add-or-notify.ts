import { notifyError } from '../../../ui/notify.ts'
import type { Editor } from './editor.ts'

/** Does what adds a section, and says so where the page takes no more. */
export function addOrNotify({ store }: Editor, add: () => void): void {
  const before = store.getState().history.present.sections.length
  add()
  if (store.getState().history.present.sections.length > before) return
  notifyError(`A page has at most ${before.toLocaleString('en-US')} sections. Nothing was added.`)
}

import { builderPageOf, findPage, type Funnel } from '@wildpath/contract'
import type { PageDocument } from '@wildpath/page/document'

import { isSamePage } from '../saving/is-same-page.ts'
import { generatedPageOf } from '../store/working-page.ts'

/** What visitors get, as against a page that is worked on. */
export type LiveState =
  /** Nothing: the funnel is not published. */
  | { state: 'unpublished' }
  /** This page. */
  | { state: 'this-page' }
  /** `what` says which, so that it fits into a sentence. */
  | { state: 'written-page' | 'earlier-page'; what: string }

export function liveStateOf(funnel: Funnel, saved: PageDocument): LiveState {
  if (!funnel.isPublic) return { state: 'unpublished' }
  if (!funnel.has_unpublished_changes) return { state: 'this-page' }
  const shown = findPage(builderPageOf(funnel))
  if (shown === null) {
    if (isSamePage(generatedPageOf(funnel), saved)) {
      return { state: 'earlier-page', what: 'the version you published last' }
    }
    return { state: 'written-page', what: 'your original page' }
  }
  if (isSamePage(shown, saved)) return { state: 'this-page' }
  return { state: 'earlier-page', what: `your page as you published it${timeOf(shown)}` }
}

function timeOf({ updatedAt }: PageDocument): string {
  const time = updatedAt === undefined ? Number.NaN : Date.parse(updatedAt)
  if (Number.isNaN(time)) return ''
  const words = new Date(time).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })
  return ` on ${words}`
}

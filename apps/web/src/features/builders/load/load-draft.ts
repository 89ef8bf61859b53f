import type { LoaderFunctionArgs } from 'react-router'

import { type FoundDraft, findDraft } from './find-draft.ts'
import { drafts } from './open-editors.ts'

/** Before a builder is shown: what was done to its funnel's page and never saved. */
export async function loadDraft({ params }: LoaderFunctionArgs): Promise<FoundDraft | null> {
  // Without a database in the browser there are no drafts.
  return findDraft(await drafts.orphans(params['id'] ?? '').catch(() => []))
}

import type { FunnelChange } from '@wildpath/contract'

import type { PageSource } from '../store/editor.ts'

type SourceChange = Pick<FunnelChange, 'generated_content' | 'custom_branding'>

/** Returns the parts of the source that a save sends; null if none changed. */
export function changedSource(saved: PageSource, source: PageSource): SourceChange | null {
  const { generated_content: content, custom_branding } = source
  const before = saved.generated_content
  const parts = {
    ...(isChanged(before.landing_page, content.landing_page) && {
      landing_page: content.landing_page,
    }),
    ...(isChanged(before.thank_you_page, content.thank_you_page) && {
      thank_you_page: content.thank_you_page,
    }),
  }
  const change = {
    ...(Object.keys(parts).length > 0 && { generated_content: parts }),
    ...(isChanged(saved.custom_branding, custom_branding) && { custom_branding }),
  }
  return Object.keys(change).length > 0 ? change : null
}

function isChanged(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) !== JSON.stringify(after)
}

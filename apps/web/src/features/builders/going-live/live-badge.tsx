import type { Funnel } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Globe, GlobeLock } from 'lucide-react'

import { useEditorState } from '../store/editor-context.ts'
import { isDirty } from '../store/editor.ts'
import { useLiveState } from './use-live-state.ts'

/** What visitors see, in a few words; on a small screen in fewer. */
export function LiveBadge({ funnel }: { funnel: Funnel }) {
  const live = useLiveState(funnel)
  const hasChanges = useEditorState(isDirty)
  const { long, short, isLive } = wordsOf(live.state, hasChanges)
  const Icon = live.state === 'unpublished' ? GlobeLock : Globe

  return (
    <p
      className={clsx(
        'flex items-center gap-1.5 text-note font-semibold',
        isLive ? 'text-fern' : 'text-quiet',
      )}
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      <span className="max-xl:hidden">{long}</span>
      <span className="xl:hidden">{short}</span>
    </p>
  )
}

function wordsOf(state: ReturnType<typeof useLiveState>['state'], hasChanges: boolean) {
  switch (state) {
    case 'unpublished':
      return { long: 'Not published', short: 'Not published', isLive: false }
    case 'this-page':
      return hasChanges
        ? { long: 'Visitors see the page without these changes', short: 'Live', isLive: false }
        : { long: 'Visitors see this page', short: 'Live', isLive: true }
    case 'written-page':
      return { long: 'Visitors see your written page', short: 'Not live', isLive: false }
    case 'earlier-page':
      return { long: 'Visitors see an earlier version', short: 'Not live yet', isLive: false }
  }
}

import type { Funnel } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Globe, GlobeLock } from 'lucide-react'

import { useEditorState } from '../store/editor-context.ts'
import { isDirty } from '../store/editor.ts'
import { liveLabelsOf } from './live-labels.ts'
import { useLiveState } from './use-live-state.ts'

/** What visitors see, in a few words; on a small screen in fewer. */
export function LiveBadge({ funnel }: { funnel: Funnel }) {
  const live = useLiveState(funnel)
  const hasChanges = useEditorState(isDirty)
  const { long, short, isLive } = liveLabelsOf(live.state, hasChanges)
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

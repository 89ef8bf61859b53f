import type { PageVersion } from '@wildpath/contract'
import { clsx } from 'clsx'

import { useNow } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { savedAtText } from './saved-at-text.ts'

type VersionListProps = {
  /** Newest first. */
  versions: readonly PageVersion[]
  chosen: number | null
  onChoose: (revision: number) => void
}

export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const now = useNow()

  return (
    <ol aria-label="Saved versions, newest first" className="flex flex-col gap-1.5">
      {versions.map(({ revision, savedAt, title, sectionCount, isMain }, index) => (
        <li key={revision}>
          <button
            type="button"
            aria-pressed={revision === chosen}
            onClick={() => onChoose(revision)}
            className={clsx(
              'flex min-h-11 w-full flex-col gap-1 rounded-control border px-3 py-2 text-left',
              revision === chosen
                ? 'border-fern bg-fern-wash'
                : 'border-line bg-surface hover:border-edge hover:bg-raised',
            )}
          >
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold tabular-nums">{savedAtText(savedAt, now)}</span>
              {index === 0 && <Badge>Newest</Badge>}
              {isMain && <Badge tone="fern">Set as main</Badge>}
            </span>
            <span className="text-note text-quiet">
              {sectionCount === 1 ? '1 section' : `${sectionCount} sections`}
              {title !== '' && <span className="[overflow-wrap:anywhere]"> · {title}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

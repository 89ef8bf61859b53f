import { useQuery } from '@tanstack/react-query'
import { api, type SetupItem } from '@wildpath/contract'
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'

import { callApi } from '../../entities/api/call-api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** How this installation is configured: what is missing that people rely on, and what is a choice. */
export function SetupCard() {
  const setup = useQuery({
    queryKey: ['admin', 'setup'],
    queryFn: ({ signal }) => callApi(api.getSetup, {}, { signal }),
  })

  if (setup.isError) {
    return (
      <LoadFailure
        title="The set-up could not be loaded"
        failure={setup.error}
        isRetrying={setup.isFetching}
        onRetry={() => void setup.refetch()}
      />
    )
  }
  if (!setup.data) return <Skeleton className="h-64" />
  return (
    <Card>
      <h2 className="text-title">Set-up</h2>
      <p className="mt-1 text-note text-quiet">
        How the environment of this installation is configured. A change holds after the next start.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {setup.data.items.map((item) => (
          <Item key={item.topic} item={item} />
        ))}
      </ul>
    </Card>
  )
}

function Item({ item }: { item: SetupItem }) {
  const { topic, text, variables } = item
  const { Icon, ink, tone, word } = lookOf(item)

  return (
    <li className="flex gap-3 py-3 last:pb-0">
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${ink}`} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold first-letter:uppercase">
          {topic}
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="mt-0.5 text-note text-quiet">{text}</p>
        <p className="mt-1 flex flex-wrap gap-1.5 text-note text-quiet">
          {variables.map((variable) => (
            <code
              key={variable}
              translate="no"
              className="rounded-[3px] bg-raised px-1.5 wrap-anywhere"
            >
              {variable}
            </code>
          ))}
        </p>
      </div>
    </li>
  )
}

function lookOf({ isSetUp, isNeeded }: SetupItem) {
  if (isSetUp) {
    return { Icon: CircleCheck, ink: 'text-fern', tone: 'fern', word: 'Set up' } as const
  }
  return isNeeded
    ? ({ Icon: TriangleAlert, ink: 'text-lantern', tone: 'lantern', word: 'Missing' } as const)
    : ({ Icon: CircleDashed, ink: 'text-quiet', tone: 'neutral', word: 'Not used' } as const)
}

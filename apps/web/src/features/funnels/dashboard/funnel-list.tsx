import type { FunnelSummary } from '@wildpath/contract'
import { Plus } from 'lucide-react'
import { useRef } from 'react'

import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { TentMark } from './tent-mark.tsx'

export function FunnelList({ funnels }: { funnels: readonly FunnelSummary[] }) {
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <section aria-labelledby="adventures" className="flex flex-col gap-4">
      <h2
        id="adventures"
        ref={heading}
        tabIndex={-1}
        className={funnels.length === 0 ? 'sr-only' : 'text-title outline-none'}
      >
        Your Adventures
      </h2>
      {funnels.length === 0 ? (
        <EmptyState
          illustration={<TentMark className="h-24" />}
          title="No adventures yet"
          text="Describe your business once and get a landing page, ads and follow-up emails to start from."
          action={
            <ButtonLink to="/new-funnel">
              <Plus aria-hidden size={20} />
              Create New Adventure
            </ButtonLink>
          }
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {funnels.map((funnel) => (
            <li key={funnel.id}>
              {/* The card that had the focus is gone: the list takes it over. */}
              <FunnelCard funnel={funnel} onDeleted={() => heading.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

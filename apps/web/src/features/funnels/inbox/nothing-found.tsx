import { SearchX, ShieldCheck } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

type NothingFoundProps = { isHeldBack: boolean; search: string; onClear: () => void }

/** There are leads, but none that the filter matches. */
export function NothingFound({ isHeldBack, search, onClear }: NothingFoundProps) {
  if (isHeldBack) {
    return (
      <EmptyState
        illustration={<ShieldCheck aria-hidden size={32} className="text-lantern" />}
        title="Nothing held back"
        text="No form that was sent to you looked like spam."
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all leads
          </Button>
        }
      />
    )
  }
  const words = search.trim()
  return (
    <EmptyState
      illustration={<SearchX aria-hidden size={32} className="text-lantern" />}
      title="No lead matches"
      text={words === '' ? 'No lead has this status at the moment.' : `Nothing holds “${words}”.`}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  )
}

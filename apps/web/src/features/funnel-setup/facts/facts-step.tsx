import type { Funnel } from '@wildpath/contract'
import { ArrowRight } from 'lucide-react'
import { useNavigate } from 'react-router'

import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { useFacts } from './saving/use-facts.ts'

/** A minute between the answers and the adventure, that nobody has to take. */
export function FactsStep({ funnel }: { funnel: Funnel }) {
  const navigate = useNavigate()
  const facts = useFacts(funnel)
  const adventure = `/funnel/${funnel.id}`

  function handleDone() {
    facts.editor.submitWhole()
    void navigate(adventure)
  }

  return (
    <div className="content-width flex-1 py-6 sm:py-10">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h1 className="text-heading">What we understood</h1>
        <Link
          to={adventure}
          className="inline-flex min-h-11 items-center gap-2 rounded-control text-note font-semibold text-quiet hover:text-ink"
        >
          Skip for now
          <ArrowRight aria-hidden size={16} />
        </Link>
      </div>
      <p className="mt-2 mb-8 max-w-2xl text-quiet">
        Check what your answers say about {funnel.business_info.business_name}: confirm what is
        right and correct what is wrong. It takes a minute, and you can come back any time.
      </p>
      <FactsPanel
        funnel={funnel}
        facts={facts}
        action={
          <Button size="small" onClick={handleDone}>
            Continue
            <ArrowRight aria-hidden size={16} className="max-sm:hidden" />
          </Button>
        }
      />
    </div>
  )
}

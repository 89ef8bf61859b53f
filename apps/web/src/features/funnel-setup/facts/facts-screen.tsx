import { useParams } from 'react-router'

import { FunnelLoader } from '../../../entities/funnel/funnel-loader.tsx'
import { FactsStep } from './facts-step.tsx'

/** /funnel/{id}/facts: what was understood of the answers, right after an adventure is made. */
export function FactsScreen() {
  const { id = '' } = useParams()

  return (
    <FunnelLoader id={id} title="What we understood" loading="Loading funnel...">
      {(funnel) => <FactsStep key={funnel.id} funnel={funnel} />}
    </FunnelLoader>
  )
}

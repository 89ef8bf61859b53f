import { useParams } from 'react-router'

import { FunnelLoader } from '../../../entities/funnel/funnel-loader.tsx'
import { EditFunnel } from './edit-funnel.tsx'

/** /funnel/{id}/edit (spec 2, 'Business information edit'). */
export function EditFunnelScreen() {
  const { id = '' } = useParams()

  return (
    <FunnelLoader id={id} title="Edit Funnel" loading="Loading funnel...">
      {(funnel) => <EditFunnel key={funnel.id} funnel={funnel} />}
    </FunnelLoader>
  )
}

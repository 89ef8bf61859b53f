import { useParams } from 'react-router'

import { FreshFunnel } from '../../../entities/funnel/fresh-funnel.tsx'
import { EditFunnel } from './edit-funnel.tsx'

/** /funnel/{id}/edit (spec 2, 'Business information edit'). */
export function EditFunnelScreen() {
  const { id = '' } = useParams()

  return (
    <FreshFunnel id={id} title="Edit Funnel" loading="Loading funnel...">
      {(funnel) => <EditFunnel key={funnel.id} funnel={funnel} />}
    </FreshFunnel>
  )
}

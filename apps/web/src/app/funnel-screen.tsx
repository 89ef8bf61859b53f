import { usePickImage } from '../features/builders/media-library/use-pick-image.tsx'
import { FunnelScreen as DetailScreen } from '../features/funnels/detail/funnel-screen.tsx'

/** /funnel/{id}: the adventure, with the design library that the builders have. */
export function FunnelScreen() {
  return <DetailScreen library={usePickImage()} />
}

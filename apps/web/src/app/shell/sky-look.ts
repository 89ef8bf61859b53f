import type { SkyLook } from '../../ui/scenery/sky/sky.tsx'

const workPlaces = [
  'dashboard',
  'leads',
  'account',
  'new-funnel',
  'funnel',
  'checkout',
  'outbox',
  'gallery',
  'admin',
]

/** People arrive under the whole sky and work beside it. */
export function skyLookOf(pathname: string): SkyLook {
  const [place = ''] = pathname.split('/').filter(Boolean)
  return workPlaces.includes(place) ? 'margins' : 'scenic'
}

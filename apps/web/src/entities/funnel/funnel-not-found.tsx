import { ButtonLink } from '../../ui/button-link.tsx'
import { LostCompass } from '../../ui/scenery/lost-compass.tsx'

export function FunnelNotFound() {
  return (
    <div className="contour-ground flex min-h-[70dvh] flex-1 flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      <LostCompass className="size-28" />
      <h1 className="text-heading">Funnel Not Found</h1>
      <p className="max-w-md text-lead text-quiet">
        This funnel may be private or no longer available.
      </p>
      <ButtonLink to="/dashboard" className="mt-2">
        Back to Dashboard
      </ButtonLink>
    </div>
  )
}

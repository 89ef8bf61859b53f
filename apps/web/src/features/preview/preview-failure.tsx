import { LostCompass } from '../../ui/scenery/lost-compass.tsx'
import type { PreviewReading } from './read-preview.ts'

type Failed = Exclude<PreviewReading, { state: 'shown' }>

/** Why there is nothing to see, and what brings the page here (spec 3, section 8.1). */
export function PreviewFailure({ reading }: { reading: Failed }) {
  const { title, text, reason } = words(reading)

  return (
    <div className="contour-ground flex flex-1 flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      <LostCompass className="size-24" />
      <h2 className="text-heading">{title}</h2>
      {reason !== undefined && <p className="max-w-lg wrap-anywhere">{reason}</p>}
      <p className="max-w-lg text-lead text-quiet">{text}</p>
    </div>
  )
}

function words(reading: Failed): { title: string; text: string; reason?: string } {
  switch (reading.state) {
    case 'missing':
      return {
        title: 'No page data provided',
        text: 'A preview lasts as long as the tab it was opened in. Go back to the builder and open it again; what you saved there is safe.',
      }
    case 'empty':
      return {
        title: 'No page data available',
        text: 'This page has no sections yet. Add one in the builder and open the preview again.',
      }
    case 'failed':
      return {
        title: 'Error Loading Preview',
        reason: reading.reason,
        text: 'Go back and open the preview again. Nothing that you saved was changed.',
      }
  }
}

import { type Funnel, landingPageOf, thankYouPageOf } from '@wildpath/contract'
import { clsx } from 'clsx'
import { useDeferredValue, useMemo, useState } from 'react'

import { usePageBadge } from '../../entities/page/use-page-badge.ts'
import { Card } from '../../ui/card.tsx'
import { DeviceChoice } from '../../entities/page/page-preview/device-choice.tsx'
import { PageStage } from '../../entities/page/page-preview/page-stage.tsx'
import { firstDevice } from '../../entities/page/page-preview/preview-widths.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { contentOf, type LandingDraft } from './draft/landing-draft.ts'

const pages = [
  { value: 'landing', label: 'Landing' },
  { value: 'thank-you', label: 'Thank-you' },
] as const
type Shown = (typeof pages)[number]['value']

type PreviewCardProps = { funnel: Funnel; draft: LandingDraft; className: string }

/** The generated pages as visitors will get them, while they are typed. */
export function PreviewCard({ funnel, draft, className }: PreviewCardProps) {
  const [shown, setShown] = useState<Shown>('landing')
  const [device, setDevice] = useState(() => firstDevice(window.innerWidth))
  const badge = usePageBadge()
  // Typing goes before drawing.
  const page = usePages(funnel, useDeferredValue(draft))[shown]

  return (
    <Card className={clsx('@container flex min-w-0 flex-col gap-4', className)}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="basis-full text-title @3xl:mr-auto @3xl:basis-auto">Live Preview</h2>
        <Segmented label="Page to preview" value={shown} onChange={setShown} options={pages} />
        <DeviceChoice value={device} onChange={setDevice} />
      </div>
      <PageStage
        // A page starts at its top, and stays where it is while it is edited.
        key={shown}
        page={page}
        badge={badge}
        title={`Preview of the ${shown === 'landing' ? 'landing page' : 'thank-you page'}`}
        device={device}
        className="min-h-96 flex-1 rounded-control border border-line"
      />
    </Card>
  )
}

function usePages(funnel: Funnel, draft: LandingDraft) {
  return useMemo(() => {
    const content = { ...funnel.generated_content, ...contentOf(draft, funnel.generated_content) }
    const edited = { ...funnel, generated_content: content, builderPage: null }
    const landing = landingPageOf(edited)
    return { landing, 'thank-you': thankYouPageOf(edited, landing) }
  }, [funnel, draft])
}

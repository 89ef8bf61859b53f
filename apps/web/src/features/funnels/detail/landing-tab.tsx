import type { Funnel } from '@wildpath/contract'
import { clsx } from 'clsx'
import { PenLine } from 'lucide-react'
import { useState } from 'react'

import { Notice } from '../../../ui/notice.tsx'
import { DeviceChoice } from '../../../entities/page/page-preview/device-choice.tsx'
import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import { firstDevice } from '../../../entities/page/page-preview/preview-widths.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { LandingBanner } from './landing-banner.tsx'
import { landingStateOf } from './landing-state.ts'
import { usePreviewPages } from './use-preview-pages.ts'

/** Short labels, so that three of them stand in one line on a phone. */
const pages = {
  'design': { label: 'New design', name: 'new design' },
  'landing': { label: 'Landing', name: 'landing page' },
  'thank-you': { label: 'Thank-you', name: 'thank-you page' },
} as const
type Shown = keyof typeof pages

type LandingTabProps = {
  funnel: Funnel
  /** Address of the public page. */
  url: string
  onPublish: () => void
  onDomain: () => void
}

/** The pages exactly as visitors get them, at the width of three devices, and which one they get. */
export function LandingTab({ funnel, url, onPublish, onDomain }: LandingTabProps) {
  const [chosen, setChosen] = useState<Shown | null>(null)
  const [device, setDevice] = useState(() => firstDevice(window.innerWidth))
  const preview = usePreviewPages(funnel)
  const state = landingStateOf(funnel)
  const isDesignReady = state === 'design-ready'
  const choices = (['design', 'landing', 'thank-you'] as const).slice(isDesignReady ? 0 : 1)
  const shown = choices.find((choice) => choice === chosen) ?? choices[0] ?? 'landing'
  const isGenerated = shown === 'thank-you' || (shown === 'landing' && state !== 'builder-active')
  // Whoever saved or published it has read it.
  const isGuidedDraft =
    funnel.written_by === 'copywriter' && funnel.revision === 1 && !funnel.isPublic
  const page = {
    'design': preview.design,
    'landing': preview.landing,
    'thank-you': preview.thankYou,
  }

  return (
    <div className="flex flex-col gap-4">
      <LandingBanner
        funnel={funnel}
        state={state}
        design={preview.design}
        url={url}
        onPublish={onPublish}
        onDomain={onDomain}
        onMain={() => setChosen('landing')}
      />
      {isGuidedDraft && isGenerated && (
        <Notice
          tone="lantern"
          icon={<PenLine aria-hidden size={20} className="shrink-0 text-lantern" />}
          title="Guided draft"
        >
          The built-in copywriter wrote this from your own words: read it once before you publish.
        </Notice>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Segmented
          label="Page to preview"
          value={shown}
          onChange={setChosen}
          options={choices.map((value) => ({ value, label: pages[value].label }))}
        />
        <DeviceChoice value={device} onChange={setDevice} />
      </div>
      <PageStage
        // A page starts at its top.
        key={shown}
        page={page[shown]}
        badge={preview.badge}
        title={`Preview of the ${pages[shown].name}`}
        device={device}
        className={clsx(
          'min-h-96 rounded-card border border-line shadow-low',
          // As tall as the window below the header leaves room for; a waiting design is at most 600 px (spec 2).
          shown === 'design' ? 'h-[min(calc(100dvh-7rem),600px)]' : 'h-[calc(100dvh-7rem)]',
        )}
      />
      <p className="text-note text-quiet">
        {funnel.has_unpublished_changes
          ? "This is your draft, including changes you haven't published. "
          : 'This is the page itself. '}
        Visitors do not see what is marked as a sample. Scroll inside the frame to see all of it.
      </p>
    </div>
  )
}

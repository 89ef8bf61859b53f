import type { Funnel } from '@wildpath/contract'
import type { PageDocument } from '@wildpath/page/document'
import { CircleCheck, ExternalLink, Globe, Layers, LayoutTemplate, Send } from 'lucide-react'

import { openPreviewWithToast } from '../../../entities/page/open-preview-with-toast.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { LandingState } from './landing-state.ts'
import { SetAsMain } from './set-as-main.tsx'

type LandingBannerProps = {
  funnel: Funnel
  state: LandingState
  /** The landing page with the design that is worked on. */
  design: PageDocument
  /** Address of the public page. */
  url: string
  onPublish: () => void
  onDomain: () => void
  /** The design has become the landing page. */
  onMain: () => void
}

/** Which page visitors get where a builder's is involved, and what can be done about it. */
export function LandingBanner(props: LandingBannerProps) {
  switch (props.state) {
    case 'builder-active':
      return <BuilderActive {...props} />
    case 'design-ready':
      return <DesignReady {...props} />
    case 'legacy':
      return <LegacyDesign {...props} />
    case 'generated':
      return null
  }
}

function BuilderActive({ funnel, url, onPublish, onDomain }: LandingBannerProps) {
  return (
    <Notice
      tone="fern"
      icon={<CircleCheck aria-hidden size={20} className="shrink-0 text-fern" />}
      title="Page Builder Active"
      action={
        <div className="flex flex-wrap gap-2">
          {funnel.isPublic ? (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ size: 'small' })}
            >
              <ExternalLink aria-hidden size={16} />
              View Live Site
            </a>
          ) : (
            <Button size="small" onClick={onPublish}>
              <Send aria-hidden size={16} />
              Publish Live
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={onDomain}>
            <Globe aria-hidden size={16} />
            Custom Domain
          </Button>
        </div>
      }
    >
      {funnel.isPublic
        ? 'Visitors see the page you built. Your original page is kept as a backup.'
        : 'Visitors will see the page you built once you publish.'}
    </Notice>
  )
}

function DesignReady({ funnel, design, onMain }: LandingBannerProps) {
  return (
    <Notice
      tone="lake"
      icon={<LayoutTemplate aria-hidden size={20} className="shrink-0 text-lake" />}
      title="Page Builder Design Ready"
      action={
        <div className="flex flex-wrap gap-2">
          <SetAsMain funnel={funnel} label="Set as Main" onMain={onMain} />
          <Button size="small" variant="secondary" onClick={() => openPreviewWithToast(design)}>
            <ExternalLink aria-hidden size={16} />
            Preview
          </Button>
        </div>
      }
    >
      Your design is saved. Visitors see the original page until you publish the design.
    </Notice>
  )
}

function LegacyDesign({ funnel, onMain }: LandingBannerProps) {
  return (
    <Notice
      tone="lantern"
      icon={<Layers aria-hidden size={20} className="shrink-0 text-lantern" />}
      title="Using Legacy Design"
      action={<SetAsMain funnel={funnel} label="Activate Design" onMain={onMain} />}
    >
      The landing page is the generated one. Your page builder design has no sections yet.
    </Notice>
  )
}

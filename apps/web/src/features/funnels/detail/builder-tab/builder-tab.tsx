import { findPage, type Funnel } from '@wildpath/contract'
import { clsx } from 'clsx'
import {
  Blocks,
  Brush,
  ListOrdered,
  MousePointerClick,
  Palette,
  Rocket,
  Sparkles,
} from 'lucide-react'

import { ButtonLink } from '../../../../ui/button-link.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { SetAsMain } from '../set-as-main.tsx'
import { BuilderCard } from './builder-card.tsx'
import { RestoreOriginal } from './restore-original.tsx'

type BuilderTabProps = {
  funnel: Funnel
  /** What visitors get has changed. */
  onMain: () => void
}

/** The ways to build a page of one's own, and how it becomes the main one (spec 2, 'Funnel detail'). */
export function BuilderTab({ funnel, onMain }: BuilderTabProps) {
  const hasDesign = findPage(funnel.pageBuilderData) !== null
  const hasPages = hasDesign || findPage(builderSections(funnel)) !== null
  const at = (screen: string) => `/funnel/${funnel.id}/${screen}`

  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-quiet">
        {hasPages
          ? 'All builders edit the same page. Visitors see your changes once you publish them.'
          : 'Change your page section by section, directly on the page, or with AI. Visitors see your changes once you publish them.'}
      </p>
      <div
        className={clsx(
          'grid gap-4 sm:grid-cols-2',
          hasPages ? 'lg:grid-cols-3' : 'xl:grid-cols-4',
        )}
      >
        {!hasPages && (
          <>
            <BuilderCard
              Icon={Sparkles}
              title="AI Builder"
              text="Say the tone and the goal, and a whole page is composed from what you told about your business."
              to={`${at('page-builder')}?tab=ai`}
            />
            <BuilderCard
              Icon={Palette}
              title="Design Library"
              text="Make a picture in the design studio, or choose one of your designs, and put it on the page."
              to={`${at('page-builder')}?open=designs`}
            />
          </>
        )}
        <BuilderCard
          Icon={Blocks}
          title="Section Builder"
          text="Choose sections, put them in order and fill in their fields, with the page beside them."
          to={at('page-builder')}
        />
        <BuilderCard
          Icon={MousePointerClick}
          title="Visual Editor"
          text="Write on the page itself, and drag parts onto it."
          to={at('visual-editor')}
        />
        {hasPages && !isMain(funnel) && (
          <BuilderCard
            Icon={Rocket}
            title="Make This Your Main Website"
            text="Visitors get this page instead of the present one, which is kept as a backup."
            action={<SetAsMain funnel={funnel} label="Set as Main" onMain={onMain} />}
          />
        )}
        {hasPages && isMain(funnel) && (
          <BuilderCard
            Icon={Rocket}
            title="Make This Your Main Website"
            text="This page is your main website. Publish it again to make your latest changes live."
            action={
              <div className="flex flex-wrap gap-2">
                {hasDesign && <SetAsMain funnel={funnel} label="Set as Main" onMain={onMain} />}
                <RestoreOriginal funnel={funnel} onRestored={onMain} />
              </div>
            }
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {!hasPages && (
          <ButtonLink to={at('page-builder')}>
            <Brush aria-hidden size={18} />
            Start Building
          </ButtonLink>
        )}
        <p className="flex items-center gap-2 text-note text-quiet">
          <ListOrdered aria-hidden size={16} className="shrink-0 text-lantern" />
          <span>
            Rather a plain list of sections?{' '}
            <TextLink to={at('builder')}>Open the Landing Page Builder</TextLink>
          </span>
        </p>
      </div>
    </div>
  )
}

function isMain({ usesPageBuilder }: Funnel): boolean {
  return usesPageBuilder
}

function builderSections({ landingPageSections: sections, landingPageLook: look }: Funnel) {
  return sections === null ? null : { ...look, sections }
}

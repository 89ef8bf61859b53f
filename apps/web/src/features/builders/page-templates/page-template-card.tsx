import type { PageTemplate } from '@wildpath/page/page-templates'
import { type ComponentProps, useMemo } from 'react'

import { Button } from '../../../ui/button.tsx'
import { PageThumbnail } from '../add-section/page-thumbnail.tsx'
import { buildTemplatePage } from './apply-template.ts'

type PageTemplateCardProps = Parameters<typeof buildTemplatePage>[1] & {
  template: PageTemplate
  onChoose: ComponentProps<typeof Button>['onClick']
}

/** Viewport in pixels that the top of the page is rendered for. */
const screen = { width: 1180, height: 1416 }
/** Enough sections to fill the thumbnail. */
const shownSections = 4

/** The button's click area covers the whole card. */
export function PageTemplateCard({ template, onChoose, ...present }: PageTemplateCardProps) {
  const { page: own, source, funnel, usesTemplateLook } = present
  const page = useMemo(() => {
    const built = buildTemplatePage(template, { page: own, source, funnel, usesTemplateLook })
    return { ...built, sections: built.sections.slice(0, shownSections) }
  }, [template, own, source, funnel, usesTemplateLook])

  return (
    <li className="group relative flex flex-col rounded-card border border-line bg-surface shadow-low transition-colors hover:border-fern has-focus-visible:border-fern">
      <PageThumbnail
        page={page}
        title={`Preview of ${template.name}`}
        screen={screen}
        className="aspect-[5/6] max-sm:aspect-[5/4]"
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="text-body font-semibold">{template.name}</h3>
        <p className="text-note text-quiet">{template.description}</p>
        <Button
          size="small"
          variant="secondary"
          data-id={template.id}
          className="mt-auto w-full group-hover:border-fern group-hover:text-fern after:absolute after:inset-0 after:rounded-card active:scale-none!"
          onClick={onChoose}
        >
          Preview<span className="sr-only">: {template.name}</span>
        </Button>
      </div>
    </li>
  )
}

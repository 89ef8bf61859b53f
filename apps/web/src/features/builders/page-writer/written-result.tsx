import type { PageDocument } from '@wildpath/page/document'
import { sectionName } from '@wildpath/page/templates'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { VirtualSlot } from '../../../entities/page/page-preview/virtual-slot.tsx'
import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import { sectionKey } from '../store/section-key.ts'
import type { WrittenPage } from './write-page.ts'

const LargePreview = lazyComponent(async () => (await import('./large-preview.tsx')).LargePreview)

type WrittenResultProps = {
  written: WrittenPage
  onUse: () => void
  onStartOver: () => void
}

/** The new page to look at, beside the one that is being edited. */
export function WrittenResult({ written, onUse, onStartOver }: WrittenResultProps) {
  const { page } = written
  const [isLarge, setLarge] = useState(false)

  return (
    <div className="flex flex-col gap-5">
      <Writer {...written} />
      <div className="flex flex-col gap-2">
        <PageStage
          page={page}
          badge={null}
          title="Preview of the new page"
          device="mobile"
          Slot={VirtualSlot}
          className="h-104 rounded-card border border-line"
        />
        <Button size="small" variant="quiet" onClick={() => setLarge(true)}>
          <Maximize2 aria-hidden size={18} />
          Look at it large
        </Button>
      </div>
      {hasExamplePrices(page) && (
        <Notice tone="lantern" title="Example prices to replace">
          $9.99, $29.99 and $99.99 per month are examples. Visitors see no prices before you set
          your own.
        </Notice>
      )}
      <section aria-labelledby="new-sections">
        <h3 id="new-sections" className="font-sans text-note font-semibold tracking-normal">
          {page.sections.length} sections, in this order
        </h3>
        <ol className="mt-2 flex flex-col text-note">
          {page.sections.map((section, index) => (
            <li
              key={sectionKey(section)}
              className="flex gap-3 border-t border-line py-2 first:border-t-0"
            >
              <span aria-hidden className="w-5 shrink-0 text-right text-quiet tabular-nums">
                {index + 1}
              </span>
              <span className="min-w-0">{nameOf(section)}</span>
            </li>
          ))}
        </ol>
      </section>
      <div className="sticky bottom-0 -mx-4 -mb-4 flex gap-2 border-t border-line bg-surface p-4">
        <Button size="small" className="flex-1" onClick={onUse}>
          Use This Page
        </Button>
        <Button size="small" variant="secondary" className="flex-1" onClick={onStartOver}>
          Start Over
        </Button>
      </div>
      {isLarge && <LargePreview page={page} onClose={() => setLarge(false)} />}
    </div>
  )
}

function Writer({ writtenBy, reason }: WrittenPage) {
  if (writtenBy === 'templates') {
    return (
      <Notice tone="lantern" title="Made of templates">
        The writer did not answer, so only your name is in this page yet: replace the other words
        with your own, or start over. {reason}
      </Notice>
    )
  }
  return (
    <p className="text-note text-quiet">
      {writtenBy === 'model'
        ? 'Written by the AI service, from your business info.'
        : 'Guided draft: written by the built-in copywriter, from your business info.'}
    </p>
  )
}

/** A page has several sections of one kind, which their titles tell apart. */
function nameOf(section: PageDocument['sections'][number]): string {
  const { name } = sectionName(section)
  const title = 'content' in section ? section.content.title.trim() : ''
  return title === '' ? name : `${name}: ${title}`
}

function hasExamplePrices({ sections }: PageDocument): boolean {
  return sections.some(
    (section) =>
      'content' in section &&
      section.type === 'pricing' &&
      section.content.examplePrices !== undefined,
  )
}

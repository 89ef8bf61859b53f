import type { Funnel } from '@wildpath/contract'
import { LayoutTemplate, Plus } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useEditor } from '../store/editor-context.ts'
import { generatedPageOf } from '../store/working-page.ts'

type EmptyPageProps = { funnel: Funnel; onAdd: () => void; onPageTemplates: () => void }

/** Starts a page with a section, a template, or the generated page. */
export function EmptyPage({ funnel, onAdd, onPageTemplates }: EmptyPageProps) {
  const { edit } = useEditor()

  return (
    <div className="content-width flex-1 py-8">
      <EmptyState
        illustration={<LayoutTemplate aria-hidden size={36} className="text-lantern" />}
        title="Start Building Your Landing Page"
        text="Add sections one by one, choose a template for the whole page, or start with the page we wrote for you."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onAdd}>
              <Plus aria-hidden size={18} />
              Add Your First Section
            </Button>
            <Button variant="secondary" onClick={onPageTemplates}>
              <LayoutTemplate aria-hidden size={18} />
              Choose a Page Template
            </Button>
            <Button
              variant="secondary"
              onClick={() => edit({ kind: 'replace-page', page: generatedPageOf(funnel) })}
            >
              Begin with my written page
            </Button>
          </div>
        }
      />
    </div>
  )
}

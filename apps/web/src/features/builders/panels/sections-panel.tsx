import type { Funnel } from '@wildpath/contract'
import type { SampleOnPage } from '@wildpath/page/samples'
import { Hash, Image, Images, Plus } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { LanguageSettings } from '../languages/language-settings.tsx'
import { useDesignNames } from '../media-library/design-names.ts'
import { useInsertAsset } from '../media-library/use-insert-asset.tsx'
import { PageSettings } from './page-settings.tsx'
import { SectionOutline } from './section-outline.tsx'

type SectionsPanelProps = {
  /** Opens the design library at once. */
  beginsWithDesigns: boolean
  onAdd: () => void
  /** Opens the dialog that edits the section at this index. */
  onEdit: (index: number) => void
  funnel: Funnel
  onSample: (sample: SampleOnPage) => void
  /** Called when a section is selected in the list. */
  onChoose: () => void
}

/** Lists the page's sections, inserts designs, and holds the page settings. */
export function SectionsPanel(props: SectionsPanelProps) {
  const { beginsWithDesigns, onAdd, onEdit, onChoose, funnel, onSample } = props
  const [hasAnchors, setAnchors] = useState(false)
  const designs = useInsertAsset(beginsWithDesigns)
  const names = useDesignNames()

  return (
    <div className="flex flex-col gap-6 p-4">
      <div className="flex flex-col gap-3">
        <SectionOutline
          hasAnchors={hasAnchors}
          onChoose={onChoose}
          onEdit={onEdit}
          funnelId={funnel.id}
          onSample={onSample}
        />
        <Button onClick={onAdd}>
          <Plus aria-hidden size={18} />
          Add Another Section
        </Button>
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => designs.open('select')}>
            <Image aria-hidden size={18} />
            {names.insert}
          </Button>
          <Button size="small" variant="quiet" onClick={() => designs.open('manage')}>
            <Images aria-hidden size={18} />
            {names.library}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setAnchors(!hasAnchors)}>
            <Hash aria-hidden size={18} />
            {hasAnchors ? 'Hide Anchors' : 'Show Anchors'}
          </Button>
        </div>
      </div>
      <PageSettings />
      <LanguageSettings funnel={funnel} />
      {designs.dialog}
    </div>
  )
}

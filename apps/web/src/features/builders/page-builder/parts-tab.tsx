import type { SampleOnPage } from '@wildpath/page/samples'
import { Image, Images, Plus } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { SectionOutline } from '../outline/section-outline.tsx'
import { useDesignNames } from '../media-library/design-names.ts'
import { useInsertAsset } from '../media-library/use-insert-asset.tsx'
import { PageSettings } from './page-settings.tsx'

type PartsTabProps = {
  /** The design library is what the person came for. */
  beginsWithDesigns: boolean
  onAdd: () => void
  funnelId: string
  onSample: (sample: SampleOnPage) => void
  /** A section was chosen in the list. */
  onChoose: () => void
}

/** What the page is made of: its sections, pictures to insert, and what holds for all of it. */
export function PartsTab({ beginsWithDesigns, onAdd, onChoose, ...samples }: PartsTabProps) {
  const designs = useInsertAsset(beginsWithDesigns)
  const names = useDesignNames()

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Button onClick={onAdd}>
          <Plus aria-hidden size={18} />
          Add Section
        </Button>
        <Button variant="secondary" onClick={() => designs.open('select')}>
          <Image aria-hidden size={18} />
          {names.insert}
        </Button>
        <Button variant="quiet" onClick={() => designs.open('manage')}>
          <Images aria-hidden size={18} />
          {names.library}
        </Button>
      </div>
      <SectionOutline onChoose={onChoose} {...samples} />
      <PageSettings />
      {designs.dialog}
    </div>
  )
}

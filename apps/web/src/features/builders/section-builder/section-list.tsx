import { isUnknownSection, type Section } from '@wildpath/page/document'
import { Plus } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { useEditorState } from '../store/editor-context.ts'
import { SectionCard } from './section-card.tsx'

type SectionListProps = { hasAnchors: boolean; onAdd: () => void }

export function SectionList({ hasAnchors, onAdd }: SectionListProps) {
  const sections = useEditorState(({ history }) => history.present.sections)

  return (
    <div className="content-width flex flex-1 flex-col gap-4 py-6 pb-24">
      <ol aria-label="Sections of the page" className="flex flex-col gap-3">
        {sections.map((section, index) => (
          <SectionCard
            key={keyOf(section)}
            section={section}
            index={index}
            count={sections.length}
            hasAnchor={hasAnchors}
          />
        ))}
      </ol>
      <Button variant="secondary" className="self-center" onClick={onAdd}>
        <Plus aria-hidden size={18} />
        Add Another Section
      </Button>
    </div>
  )
}

/** Sections of unknown kinds have no id; they are told apart by what they are. */
const unknownKeys = new WeakMap<Section, string>()
let unknownCount = 0

function keyOf(section: Section): string {
  if (!isUnknownSection(section)) return section.id
  const known = unknownKeys.get(section)
  if (known !== undefined) return known
  unknownCount += 1
  const key = `unknown ${unknownCount}`
  unknownKeys.set(section, key)
  return key
}

import { ColourInput } from '../../../entities/page/colour-input/colour-input.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useEditor } from '../store/editor-context.ts'
import { designHint } from './design-outcome.ts'
import { type DesignSize, designSizes, firstDesignSize } from './design-sizes.ts'
import { boardIndex } from './empty-board.ts'

type BoardSettingsProps = {
  ground: string | undefined
  size: DesignSize
  /** Saving also puts it where the studio was opened from. */
  isInserted: boolean
  onSize: (size: DesignSize) => void
}

/** What is said of a design as a whole. */
export function BoardSettings({ ground, size, isInserted, onSize }: BoardSettingsProps) {
  const { edit, commitBatch } = useEditor()

  return (
    <div className="flex flex-col gap-4">
      <p className="text-note text-quiet">
        The built-in studio. {designHint(size.pixels, isInserted)}
      </p>
      <SelectField
        label="Size"
        placeholder={firstDesignSize.label}
        options={designSizes.slice(1)}
        value={size === firstDesignSize ? '' : size.value}
        onChange={(event) =>
          onSize(designSizes.find(({ value }) => value === event.target.value) ?? firstDesignSize)
        }
      />
      <ColourInput
        label="Ground"
        absent="Paper"
        value={ground}
        onChange={(value) => {
          const path = ['style', 'backgroundColor']
          edit({ kind: 'set-section-field', index: boardIndex, path, value }, { batch: 'ground' })
        }}
        onCommit={commitBatch}
      />
    </div>
  )
}

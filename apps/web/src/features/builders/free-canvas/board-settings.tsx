import { ColourInput } from '../../../ui/colour-input/colour-input.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { type DesignSize, designSizes, firstDesignSize } from './design-sizes.ts'
import type { SectionHistory } from './use-section-history.ts'

type BoardSettingsProps = {
  history: SectionHistory
  size: DesignSize
  onSize: (size: DesignSize) => void
}

/** What is said of a design as a whole. */
export function BoardSettings({ history, size, onSize }: BoardSettingsProps) {
  const { width, height } = size.pixels

  return (
    <div className="flex flex-col gap-4">
      <p className="text-note text-quiet">
        The built-in studio. “Save & Insert” makes a PNG of {width} × {height} pixels and keeps it
        in your design library.
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
        value={history.section.style.backgroundColor}
        onChange={(value) => history.edit(['style', 'backgroundColor'], value, { run: 'ground' })}
        onCommit={history.endRun}
      />
    </div>
  )
}

import type { VisualElement } from '@wildpath/page/document'
import { elementDefaults } from '@wildpath/page/edit'

import { ColourInput } from '../../../entities/page/colour-input/colour-input.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { common, type SetContent } from './element-content.ts'
import { NumberField } from './number-field.tsx'

const weights = [
  { value: 'normal', label: 'Normal' },
  { value: 'bold', label: 'Bold' },
  { value: 'lighter', label: 'Lighter' },
] as const

type TypographyFieldsProps = {
  elements: readonly VisualElement[]
  onSet: SetContent
  onCommit: () => void
}

/** Size, weight and colour of words. */
export function TypographyFields({ elements, onSet, onCommit }: TypographyFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="Font size"
          value={common(elements, ({ content }) => content.fontSize ?? elementDefaults.fontSize)}
          least={4}
          most={400}
          onChange={(value) => onSet('fontSize', value)}
          onCommit={onCommit}
        />
        <SelectField
          label="Weight"
          placeholder="Default"
          options={weights}
          value={common(elements, ({ content }) => content.fontWeight) ?? ''}
          onChange={(event) => {
            onSet('fontWeight', weights.find(({ value }) => value === event.target.value)?.value)
            onCommit()
          }}
        />
      </div>
      <ColourInput
        label="Text color"
        absent="As designed"
        value={common(elements, ({ content }) => content.textColor)}
        onChange={(value) => onSet('textColor', value)}
        onCommit={onCommit}
      />
    </>
  )
}

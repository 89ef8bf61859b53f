import {
  type AdvancedInputs,
  advancedTones,
  businessTypes,
  desiredActions,
  type PromptPlatform,
  visualStyles,
} from '@wildpath/ads/picture-prompt'

import { focusFirstInvalid } from '../../../../../lib/focus-first-invalid.ts'
import { SelectField } from '../../../../../ui/select-field.tsx'
import { TextArea } from '../../../../../ui/text-area.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { platformOptions } from '../platform-options.ts'
import type { InputProblems } from './advanced-flow.ts'

type AdvancedInputsFormProps = {
  /** For the button that sends it. */
  id: string
  inputs: AdvancedInputs
  problems: InputProblems
  onChange: (changed: Partial<AdvancedInputs>) => void
  onSubmit: () => void
}

/** What the advanced generator asks; five answers are required, the others make the prompt better. */
export function AdvancedInputsForm(props: AdvancedInputsFormProps) {
  return (
    <form
      id={props.id}
      aria-label="What the picture is to be"
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
        focusFirstInvalid(event.currentTarget)
      }}
    >
      <RequiredInputs {...props} />
      <OptionalInputs {...props} />
    </form>
  )
}

function RequiredInputs({ inputs, problems, onChange }: AdvancedInputsFormProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label="Business type"
        placeholder="Choose one"
        options={same(businessTypes)}
        value={inputs.businessType}
        error={problems.businessType}
        onChange={({ target }) => onChange({ businessType: target.value })}
      />
      <SelectField
        label="Platform"
        options={platformOptions}
        value={inputs.platform}
        onChange={({ target }) => onChange({ platform: target.value as PromptPlatform })}
      />
      <div className="sm:col-span-2">
        <TextField
          label="Target audience"
          value={inputs.targetAudience}
          error={problems.targetAudience}
          onChange={({ target }) => onChange({ targetAudience: target.value })}
        />
      </div>
      <SelectField
        label="Brand tone"
        placeholder="Choose one"
        options={spoken(advancedTones)}
        value={inputs.brandTone}
        error={problems.brandTone}
        onChange={({ target }) =>
          onChange({ brandTone: target.value as AdvancedInputs['brandTone'] })
        }
      />
      <SelectField
        label="Visual style"
        placeholder="Choose one"
        options={spoken(visualStyles)}
        value={inputs.visualStyle}
        error={problems.visualStyle}
        onChange={({ target }) =>
          onChange({ visualStyle: target.value as AdvancedInputs['visualStyle'] })
        }
      />
      <SelectField
        label="Desired action"
        placeholder="Choose one"
        options={spoken(desiredActions)}
        value={inputs.desiredAction}
        error={problems.desiredAction}
        onChange={({ target }) =>
          onChange({ desiredAction: target.value as AdvancedInputs['desiredAction'] })
        }
      />
    </div>
  )
}

function OptionalInputs({ inputs, problems, onChange }: AdvancedInputsFormProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextArea
        label="Key product features"
        hint="One a line. The first three are used."
        isOptional
        rows={3}
        value={inputs.keyProductFeatures.join('\n')}
        error={problems.keyProductFeatures}
        onChange={({ target }) => onChange({ keyProductFeatures: target.value.split('\n') })}
      />
      <TextArea
        label="Unique selling points"
        hint="One a line. The first two are used."
        isOptional
        rows={3}
        value={inputs.uniqueSellingPoints.join('\n')}
        error={problems.uniqueSellingPoints}
        onChange={({ target }) => onChange({ uniqueSellingPoints: target.value.split('\n') })}
      />
      <TextField
        label="Primary colours"
        hint="Separated by commas."
        isOptional
        value={inputs.primaryColorPalette.join(',')}
        error={problems.primaryColorPalette}
        onChange={({ target }) => onChange({ primaryColorPalette: target.value.split(',') })}
      />
      {optionalLines.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          isOptional
          value={inputs[name]}
          error={problems[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </div>
  )
}

const optionalLines = [
  {
    name: 'textOverlay',
    label: 'Text overlay',
    hint: 'Words you will put over the picture later: room is left for them.',
  },
  { name: 'industry', label: 'Industry', hint: undefined },
  { name: 'productCategory', label: 'Product category', hint: 'What is to be seen.' },
  { name: 'emotionalTone', label: 'Emotional tone', hint: 'Such as: calm, proud, free.' },
  { name: 'seasonality', label: 'Seasonality', hint: 'Such as: autumn, first snow.' },
  {
    name: 'competitorDifferentiation',
    label: 'What sets you apart from others',
    hint: undefined,
  },
] as const

function same(values: readonly string[]) {
  return values.map((value) => ({ value, label: value }))
}

/** 'learn more' reads 'Learn more'. */
function spoken(values: readonly string[]) {
  return values.map((value) => ({
    value,
    label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
  }))
}

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import { controlClass, Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    /** Set by fields that are shown together; otherwise the field remembers it. */
    isShown?: boolean
    onShownChange?: (isShown: boolean) => void
  }

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isShown: isShownOutside, onShownChange, ...input } = props
  const [isShownHere, setShownHere] = useState(false)
  const isShown = isShownOutside ?? isShownHere
  const handleShownChange = onShownChange ?? setShownHere

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlClass} pr-12`}
          />
          <IconButton
            label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-pressed={isShown}
            onClick={() => handleShownChange(!isShown)}
            className="absolute top-0 right-0"
          >
            {isShown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
          </IconButton>
        </div>
      )}
    </Field>
  )
}

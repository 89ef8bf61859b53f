import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import { controlClass, Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)

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
            onClick={() => setShown(!isShown)}
            className="absolute top-0 right-0"
          >
            {isShown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
          </IconButton>
        </div>
      )}
    </Field>
  )
}

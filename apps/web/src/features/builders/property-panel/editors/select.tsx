import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { controlClass } from '../../../../ui/field.tsx'
import { Labelled } from './labelled.tsx'

type SelectProps = Omit<ComponentProps<'select'>, 'id'> & {
  label: string
  hint?: string | undefined
}

/** The browser's own select, without an empty option of its own. */
export function Select({ label, hint, children, ...select }: SelectProps) {
  return (
    <Labelled label={label} hint={hint}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={`${controlClass} appearance-none truncate pr-10`}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute top-3.5 right-3 text-quiet"
          />
        </div>
      )}
    </Labelled>
  )
}

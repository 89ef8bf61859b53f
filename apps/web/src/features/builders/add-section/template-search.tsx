import { Search } from 'lucide-react'
import type { RefObject } from 'react'

import { controlClass } from '../../../ui/field.tsx'

type TemplateSearchProps = {
  ref: RefObject<HTMLInputElement | null>
  label: string
  value: string
  onChange: (query: string) => void
}

export function TemplateSearch({ ref, label, value, onChange }: TemplateSearchProps) {
  return (
    <div className="relative">
      <Search
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-quiet"
      />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={`${label}...`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClass} pl-10.5`}
      />
    </div>
  )
}

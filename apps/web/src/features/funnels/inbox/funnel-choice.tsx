import type { Funnel } from '@wildpath/contract'
import { ChevronDown } from 'lucide-react'

import { controlClass } from '../../../ui/field.tsx'

type FunnelChoiceProps = {
  funnels: readonly Pick<Funnel, 'id' | 'title'>[]
  /** Null for all of them. */
  value: string | null
  onChange: (funnelId: string | null) => void
}

export function FunnelChoice({ funnels, value, onChange }: FunnelChoiceProps) {
  return (
    <label className="relative block">
      <span className="sr-only">Adventure</span>
      <select
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
        className={`${controlClass} appearance-none pr-10`}
      >
        <option value="">All adventures</option>
        {funnels.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-3.5 right-3 text-quiet"
      />
    </label>
  )
}

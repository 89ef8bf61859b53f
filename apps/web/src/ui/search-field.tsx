import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

import { controlClass } from './field.tsx'

const pauseMs = 300

type SearchFieldProps = {
  /** Read aloud, and not shown. */
  label: string
  placeholder: string
  search: string
  maxLength?: number
  onSearch: (search: string) => void
}

/** Searches by itself after a pause in typing. */
export function SearchField({ maxLength = 200, ...props }: SearchFieldProps) {
  const { label, placeholder, search, onSearch } = props
  const [typed, setTyped] = useState<string | null>(null)

  const handlePause = useEffectEvent((words: string) => {
    onSearch(words)
    setTyped(null)
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => handlePause(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-quiet"
      />
      <input
        type="search"
        maxLength={maxLength}
        placeholder={placeholder}
        value={typed ?? search}
        onChange={(event) => setTyped(event.target.value)}
        className={`${controlClass} pl-10`}
      />
    </label>
  )
}

import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

import { controlClass } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { ChatAddress } from './chat-address.ts'

const pauseMs = 300
const longestSearch = 100

type ChatToolbarProps = { address: ChatAddress; onChange: (change: Partial<ChatAddress>) => void }

/** Which chats are listed; searches by itself after a pause in typing. */
export function ChatToolbar({ address, onChange }: ChatToolbarProps) {
  const [typed, setTyped] = useState<string | null>(null)

  const handlePause = useEffectEvent((search: string) => {
    onChange({ search })
    setTyped(null)
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => handlePause(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <>
      <div>
        <Segmented
          label="Which chats"
          value={address.view}
          onChange={(view) => onChange({ view })}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'waiting', label: 'Waiting' },
            { value: 'closed', label: 'Closed' },
            { value: 'all', label: 'All' },
          ]}
        />
      </div>
      <label className="relative block">
        <span className="sr-only">Search chats</span>
        <Search
          aria-hidden
          size={18}
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-quiet"
        />
        <input
          type="search"
          maxLength={longestSearch}
          placeholder="Name, email, last message"
          value={typed ?? address.search}
          onChange={(event) => setTyped(event.target.value)}
          className={`${controlClass} pl-10`}
        />
      </label>
    </>
  )
}

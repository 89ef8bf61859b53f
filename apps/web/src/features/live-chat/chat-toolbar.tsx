import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { ChatAddress } from './chat-address.ts'

const longestSearch = 100

type ChatToolbarProps = { address: ChatAddress; onChange: (change: Partial<ChatAddress>) => void }

/** Which chats are listed. */
export function ChatToolbar({ address, onChange }: ChatToolbarProps) {
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
      <SearchField
        label="Search chats"
        placeholder="Name, email, last message"
        maxLength={longestSearch}
        search={address.search}
        onSearch={(search) => onChange({ search })}
      />
    </>
  )
}

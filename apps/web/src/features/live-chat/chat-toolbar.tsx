import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { ChatAddress, ChatAssignee, ChatListOrder } from './chat-address.ts'

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
      <div className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-3">
        <SelectField
          label="Answered by"
          value={address.assignee}
          onChange={({ target }) => onChange({ assignee: target.value as ChatAssignee })}
          options={[
            { value: 'anyone', label: 'Anyone' },
            { value: 'me', label: 'Me' },
            { value: 'nobody', label: 'Nobody yet' },
          ]}
        />
        <SelectField
          label="Order"
          value={address.order}
          onChange={({ target }) => onChange({ order: target.value as ChatListOrder })}
          options={[
            { value: 'default', label: 'Newest first' },
            { value: 'oldest', label: 'Longest wait first' },
          ]}
        />
      </div>
      <SearchField
        label="Search chats"
        placeholder="Name, email, message"
        maxLength={longestSearch}
        search={address.search}
        onSearch={(search) => onChange({ search })}
      />
    </>
  )
}

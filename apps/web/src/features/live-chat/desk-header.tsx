import { clsx } from 'clsx'
import { RefreshCw } from 'lucide-react'

import { useBrowserOnline } from '../../lib/use-browser-online.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type ChatList, type ChatListState, connectionWord } from './chat-list.ts'
import { DeskHelp } from './desk-help.tsx'
import { AlertToggles } from './waiting/alert-toggles.tsx'

const tones = { 'Connected': 'fern', 'Disconnected': 'clay', 'Connecting...': 'lantern' } as const

/** Whether everything comes in by itself, and how many chats there are. */
export function DeskHeader({ list, ...state }: { list: ChatList } & ChatListState) {
  const { counts, isRefreshing } = state
  const word = connectionWord(state, useBrowserOnline())

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-2 max-sm:w-full max-sm:justify-between max-sm:gap-x-3">
        <Count label="Pending Chats" count={counts?.pending} />
        <Count label="Active Chats" count={counts?.active} />
        <Count label="Closed Today" count={counts?.closedToday} />
      </dl>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:*:first:mr-auto">
        <output className="mr-2">
          <Badge tone={tones[word]} icon={<span className="size-2 rounded-full bg-current" />}>
            {word}
          </Badge>
        </output>
        <AlertToggles />
        <DeskHelp />
        <IconButton label="Refresh" aria-disabled={isRefreshing} onClick={list.refresh}>
          <RefreshCw aria-hidden size={20} className={clsx(isRefreshing && 'animate-spin')} />
        </IconButton>
      </div>
    </div>
  )
}

function Count({ label, count }: { label: string; count: number | undefined }) {
  return (
    <div className="flex items-baseline gap-2 max-sm:flex-col max-sm:gap-0">
      <dt className="order-1 text-note whitespace-nowrap text-quiet">{label}</dt>
      <dd className="font-display text-title tabular-nums">{count ?? '–'}</dd>
    </div>
  )
}

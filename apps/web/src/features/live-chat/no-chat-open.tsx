import { MessagesSquare } from 'lucide-react'

/** Where a conversation will stand. */
export function NoChatOpen() {
  return (
    <div className="flex h-[600px] flex-col items-center justify-center gap-3 rounded-card border border-dashed border-edge px-6 text-center max-md:hidden xl:col-span-2">
      <MessagesSquare aria-hidden size={32} className="text-lantern" />
      <p className="font-display text-title">No chat is open</p>
      <p className="max-w-sm text-quiet">Choose one from the list to read and answer it.</p>
    </div>
  )
}

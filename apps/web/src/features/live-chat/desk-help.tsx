import { Keyboard } from 'lucide-react'
import { useState } from 'react'

import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

const keys = [
  ['↓ or j', 'Next chat'],
  ['↑ or k', 'Previous chat'],
  ['Home, End', 'First and last chat'],
  ['Enter', 'Open the chat, and go to the answer'],
  ['Escape', 'Back to the list'],
  ['Enter in the answer', 'Send it'],
  ['Shift + Enter', 'New line'],
] as const

/** Which keys there are; those of the list work while one of its chats has the focus. */
export function DeskHelp() {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <IconButton
        label="Keyboard help"
        onClick={() => setOpen(true)}
        className="pointer-coarse:hidden"
      >
        <Keyboard aria-hidden size={20} />
      </IconButton>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="sm"
        title="Keys of the chats"
        description="Those of the list work while one of its chats has the focus; Tab brings you there."
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
          {keys.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt className="font-semibold whitespace-nowrap">{key}</dt>
              <dd className="text-quiet">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

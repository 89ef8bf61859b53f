import { Keyboard } from 'lucide-react'
import { useState } from 'react'

import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

const keys = [
  ['↓ or j', 'Next lead'],
  ['↑ or k', 'Previous lead'],
  ['Home, End', 'First and last lead'],
  ['Enter', 'Open the lead'],
  ['x', 'Select it; with Shift, all from the last one selected'],
  ['Escape', 'Close the lead, then clear the selection'],
] as const

/** Which keys move through the list. They work while a lead of the list has the focus. */
export function InboxHelp() {
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
        title="Keys of the list"
        description="They work while a lead in the list has the focus; Tab brings you there. In an open lead, j and k go on to the next and the previous one."
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

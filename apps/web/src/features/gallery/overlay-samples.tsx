import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DisclosureMenu, disclosureItemClass } from '../../ui/disclosure-menu.tsx'
import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { Sample } from './sample.tsx'
import { ToastSamples } from './toast-samples.tsx'

const workMs = 1500
const sizes = ['sm', 'md', 'lg', 'xl'] as const

/** Dialogs, menus and toasts open in the theme of the page. */
export function OverlaySamples() {
  const [open, setOpen] = useState<(typeof sizes)[number] | 'confirm' | 'busy' | null>(null)
  const close = () => setOpen(null)

  return (
    <Sample name="Dialogs, menus and toasts">
      <div className="flex flex-wrap gap-3">
        {[...sizes, 'confirm' as const].map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
            Dialog {kind}
          </Button>
        ))}
        <Menu trigger={<Button variant="secondary">Menu</Button>}>
          <MenuItem>Edit</MenuItem>
          <MenuItem disabled>Not now</MenuItem>
          <MenuDivider />
          <MenuItem isDanger>Delete</MenuItem>
        </Menu>
        <DisclosureMenu trigger="Links" triggerClass={buttonClass({ variant: 'secondary' })}>
          <TextLink to="/gallery" className={disclosureItemClass}>
            Gallery
          </TextLink>
        </DisclosureMenu>
        <ToastSamples />
      </div>
      {sizes.map((size) => (
        <Dialog
          key={size}
          isOpen={open === size}
          onClose={close}
          size={size}
          title={`Dialog ${size}`}
          description="Traps the focus and gives it back."
          footer={<Button onClick={close}>Done</Button>}
        />
      ))}
      <ConfirmDialog
        isOpen={open === 'confirm' || open === 'busy'}
        isBusy={open === 'busy'}
        title="Delete this adventure?"
        confirmLabel="Delete adventure"
        onConfirm={() => {
          setOpen('busy')
          setTimeout(close, workMs)
        }}
        onClose={close}
      >
        Its page, its ads and its 12 leads are lost.
      </ConfirmDialog>
    </Sample>
  )
}

import { Copy, EllipsisVertical, MessageCircle, Share2 } from 'lucide-react'

import { iconButtonClass } from '../../../ui/icon-button-class.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'

type MoreMenuProps = {
  /** Null while the page is private. */
  whatsAppUrl: string | null
  onShare: () => void
  onDuplicate: () => void
  isDuplicating: boolean
}

/** What is done with a whole adventure, but seldom (spec 2, 'Funnel detail'). */
export function MoreMenu({ whatsAppUrl, onShare, onDuplicate, isDuplicating }: MoreMenuProps) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label="More actions"
          title="More actions"
          className={iconButtonClass}
        >
          <EllipsisVertical aria-hidden size={20} />
        </button>
      }
    >
      <MenuItem onSelect={onShare}>
        <Share2 aria-hidden size={18} />
        Share Link
      </MenuItem>
      {whatsAppUrl !== null && (
        <MenuItem asChild>
          <a href={whatsAppUrl} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden size={18} />
            Share on WhatsApp
          </a>
        </MenuItem>
      )}
      <MenuItem disabled={isDuplicating} onSelect={onDuplicate}>
        <Copy aria-hidden size={18} />
        Duplicate
      </MenuItem>
    </Menu>
  )
}

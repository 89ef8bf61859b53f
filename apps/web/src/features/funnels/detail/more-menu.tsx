import type { Funnel } from '@wildpath/contract'
import { clsx } from 'clsx'
import {
  Blocks,
  Copy,
  Download,
  EllipsisVertical,
  ExternalLink,
  Globe,
  Link as LinkIcon,
  type LucideIcon,
  Pencil,
  PenLine,
  Settings2,
  Share2,
} from 'lucide-react'
import { Link } from 'react-router'

import { buttonClass } from '../../../ui/button-class.ts'
import { Menu, MenuDivider, MenuItem } from '../../../ui/menu.tsx'
import { openLink } from '../funnel-link.ts'
import { isUnpublishable } from '../request-unlimited-funnels.ts'
import type { FunnelActions } from './funnel-actions.ts'
import { useDuplicate } from './use-duplicate.ts'

type MoreMenuProps = { funnel: Funnel; actions: FunnelActions }

/** The actions of an adventure that the header has no button for (spec 2, 'Funnel detail'). */
export function MoreMenu({ funnel, actions }: MoreMenuProps) {
  const duplication = useDuplicate(funnel.id)
  const entry = (Icon: LucideIcon, label: string, onSelect: () => void) => (
    <MenuItem onSelect={onSelect}>
      <Icon aria-hidden size={18} />
      {label}
    </MenuItem>
  )

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label="More actions"
          title="More actions"
          className={clsx(buttonClass({ variant: 'secondary' }), 'w-11 px-0!')}
        >
          <EllipsisVertical aria-hidden size={20} />
        </button>
      }
    >
      {!funnel.is_read_only && (
        <>
          {editors.map(({ path, label, text, Icon }) => (
            <MenuItem key={path} asChild>
              <Link to={`/funnel/${funnel.id}/${path}`}>
                <Icon aria-hidden size={18} className="shrink-0" />
                <span className="flex flex-col py-1.5">
                  {label}
                  <span className="text-note text-quiet">{text}</span>
                </span>
              </Link>
            </MenuItem>
          ))}
          <MenuDivider />
        </>
      )}
      <MenuItem asChild>
        <a href={openLink(funnel)} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden size={18} />
          Preview Live
        </a>
      </MenuItem>
      {entry(LinkIcon, 'Copy Link', actions.onCopyLink)}
      {entry(Share2, 'Share Link', actions.onShareLink)}
      <MenuDivider />
      {!isUnpublishable(funnel) && entry(Settings2, 'Publish Settings', actions.onPublish)}
      {entry(Globe, 'Domain', actions.onDomain)}
      {entry(Download, 'Export', actions.onExport)}
      <MenuItem disabled={duplication.isPending} onSelect={() => duplication.mutate()}>
        <Copy aria-hidden size={18} />
        Duplicate
      </MenuItem>
    </Menu>
  )
}

const editors = [
  { path: 'edit', label: 'Edit Funnel', text: 'Your answers and facts', Icon: Pencil },
  { path: 'edit-landing-page', label: 'Edit Content', text: 'The texts as a form', Icon: PenLine },
  { path: 'page-builder', label: 'Page Builder', text: 'The page by section', Icon: Blocks },
]

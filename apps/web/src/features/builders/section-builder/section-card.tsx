import type { Section } from '@wildpath/page/document'
import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'

import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditor } from '../store/editor-context.ts'

type SectionCardProps = { section: Section; index: number; count: number; hasAnchor: boolean }

/** One section: what it is, and what can be done with it. */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { section, index, count } = props
  const { edit } = useEditor()
  const name = section.type

  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base font-semibold">{name}</h2>
      </div>
      <IconButton
        label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => edit({ kind: 'move-section', index, to: index - 1 })}
      >
        <ArrowUp aria-hidden size={18} />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => edit({ kind: 'move-section', index, to: index + 1 })}
      >
        <ArrowDown aria-hidden size={18} />
      </IconButton>
      <IconButton label={`Copy ${name}`} onClick={() => edit({ kind: 'duplicate-section', index })}>
        <Copy aria-hidden size={18} />
      </IconButton>
      <IconButton label={`Edit ${name}`}>
        <Pencil aria-hidden size={18} />
      </IconButton>
      <IconButton label={`Delete ${name}`} onClick={() => edit({ kind: 'remove-section', index })}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </li>
  )
})

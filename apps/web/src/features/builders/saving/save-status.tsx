import { clsx } from 'clsx'
import { Check, CloudOff, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'

import { Spinner } from '../../../ui/spinner.tsx'

type SaveStatusProps = { isDirty: boolean; isSaving: boolean; isUnsynced: boolean }

/** Shows whether all changes are saved. */
export function SaveStatus(status: SaveStatusProps) {
  const { text, shortText = text, icon, tone } = getLook(status)
  return (
    <output className={clsx('flex items-center gap-2 text-note font-semibold', tone)}>
      {icon}
      <span className="max-sm:hidden">{text}</span>
      <span className="sm:hidden">{shortText}</span>
    </output>
  )
}

type Look = { text: string; shortText?: string; icon: ReactNode; tone: string }

function getLook({ isDirty, isSaving, isUnsynced }: SaveStatusProps): Look {
  if (isSaving) return { text: 'Saving...', icon: <Spinner />, tone: 'text-quiet' }
  if (isUnsynced) {
    return {
      text: 'Not synced yet. Saved on this device.',
      shortText: 'Not synced',
      icon: <CloudOff aria-hidden size={16} />,
      tone: 'text-lantern',
    }
  }
  return isDirty
    ? {
        text: 'Unsaved changes',
        shortText: 'Unsaved',
        icon: <PenLine aria-hidden size={16} />,
        tone: 'text-lantern',
      }
    : {
        text: 'All changes saved',
        shortText: 'Saved',
        icon: <Check aria-hidden size={16} />,
        tone: 'text-quiet',
      }
}

import { clsx } from 'clsx'
import { Check, CloudOff, PenLine } from 'lucide-react'

import { Spinner } from '../../../ui/spinner.tsx'

type SaveStatusProps = { isDirty: boolean; isSaving: boolean; isUnsynced: boolean }

/** Where the page is: on the server, only here, or waiting for the network. */
export function SaveStatus(status: SaveStatusProps) {
  const { text, icon, tone } = lookOf(status)
  return (
    <output className={clsx('flex items-center gap-2 text-note font-semibold', tone)}>
      {icon}
      {text}
    </output>
  )
}

function lookOf({ isDirty, isSaving, isUnsynced }: SaveStatusProps) {
  if (isSaving) return { text: 'Saving...', icon: <Spinner />, tone: 'text-quiet' }
  if (isUnsynced) {
    return {
      text: 'Not sent yet: kept on this device',
      icon: <CloudOff aria-hidden size={16} />,
      tone: 'text-lantern',
    }
  }
  return isDirty
    ? { text: 'Unsaved changes', icon: <PenLine aria-hidden size={16} />, tone: 'text-lantern' }
    : { text: 'All changes saved', icon: <Check aria-hidden size={16} />, tone: 'text-quiet' }
}

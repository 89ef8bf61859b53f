import { X } from 'lucide-react'

export function ToastDismiss({ onDismiss }: { onDismiss: () => void }) {
  return (
    <button
      type="button"
      aria-label="Dismiss"
      onClick={onDismiss}
      className="-my-2 -mr-1.5 inline-flex size-9 shrink-0 items-center justify-center rounded-control text-quiet hover:text-ink pointer-coarse:size-11"
    >
      <X aria-hidden size={16} />
    </button>
  )
}

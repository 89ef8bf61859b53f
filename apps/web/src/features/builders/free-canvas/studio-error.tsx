import { CircleAlert } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'

type StudioErrorProps = {
  title: string
  message: string
  /** Why, in so many words, where that is known. */
  detail?: string
  onClose: () => void
  /** There is a design, and closing goes back to it. */
  isKept?: boolean
}

export function StudioError({
  title,
  message,
  detail = '',
  onClose,
  isKept = false,
}: StudioErrorProps) {
  return (
    <div className="flex flex-1 items-center justify-center p-6">
      <div
        role="alert"
        className="flex max-w-md flex-col items-center gap-3 rounded-card border border-clay bg-clay-wash p-8 text-center"
      >
        <CircleAlert aria-hidden size={32} className="text-clay" />
        <h3 className="text-title">{title}</h3>
        <p>{message}</p>
        {detail !== '' && <p className="text-note">{detail}</p>}
        {isKept && (
          <p className="text-note text-quiet">Your design is kept: close this to go on with it.</p>
        )}
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}

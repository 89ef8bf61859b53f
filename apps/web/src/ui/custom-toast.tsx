import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { ToastDismiss } from './toast-dismiss.tsx'

type CustomToastProps = { isLeaving: boolean; onDismiss: () => void; children?: ReactNode }

export function CustomToast({ isLeaving, onDismiss, children }: CustomToastProps) {
  return (
    <output
      className={clsx(
        'flex max-w-104 items-center gap-2 rounded-card border border-lantern bg-surface px-4 py-1.5 text-ink shadow-high transition-opacity sm:py-3',
        isLeaving ? 'opacity-0' : 'animate-appear',
      )}
    >
      <div className="min-w-0 flex-1">{children}</div>
      <ToastDismiss onDismiss={onDismiss} />
    </output>
  )
}

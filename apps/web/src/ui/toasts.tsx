import { toast, ToastBar, Toaster, type ToasterProps } from 'react-hot-toast'

import { ToastDismiss } from './toast-dismiss.tsx'

/** Spec 1, section 4: 4 s for errors, blank and custom, 2 s for success, none for loading. */
const toastDurationsMs = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Infinity,
} as const

const toastOptions: NonNullable<ToasterProps['toastOptions']> = {
  className: 'max-sm:!px-2 max-sm:!py-1 max-sm:!text-note',
  duration: toastDurationsMs.blank,
  error: {
    duration: toastDurationsMs.error,
    iconTheme: { primary: 'var(--clay)', secondary: 'var(--on-clay)' },
  },
  success: {
    duration: toastDurationsMs.success,
    iconTheme: { primary: 'var(--fern)', secondary: 'var(--on-fern)' },
  },
  loading: { duration: toastDurationsMs.loading },
  custom: { duration: toastDurationsMs.custom },
  style: {
    background: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius-control)',
    boxShadow: 'var(--shade-high)',
    maxWidth: '26rem',
  },
}

/**
 * Where toasts appear, below the bars with what one presses next; the library keeps at most 20 of them
 * and waits while the pointer is over one. On phones they are small enough to cover the top bar, or the room above an open sheet, and no more,
 * since the bottom may lie behind the keyboard.
 */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      toastOptions={toastOptions}
      containerClassName="max-sm:!inset-2 sm:!top-28"
    >
      {(shown) => (
        <ToastBar toast={shown}>
          {({ icon, message }) => (
            <>
              {icon}
              {message}
              {/* Work that goes on is not over because nobody wants to see it. */}
              {shown.type !== 'loading' && (
                <ToastDismiss onDismiss={() => toast.dismiss(shown.id)} />
              )}
            </>
          )}
        </ToastBar>
      )}
    </Toaster>
  )
}

import {
  toast,
  ToastBar,
  Toaster,
  type ToasterProps,
  type ToastPosition,
  useToasterStore,
} from 'react-hot-toast'

import { ToastDismiss } from './toast-dismiss.tsx'
import { type ToastAnchor, toastMargin, windowKind } from './toast-position.ts'
import { useToastPosition } from './use-toast-position.ts'

/** Spec 1, section 4: 4 s for errors, blank and custom, 2 s for success, none for loading. */
const toastDurationsMs = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Infinity,
} as const

const positions: Record<ToastAnchor, ToastPosition> = {
  'top': 'top-center',
  'top-right': 'top-right',
  'bottom': 'bottom-center',
  'bottom-left': 'bottom-left',
  'bottom-right': 'bottom-right',
}

const toastOptions: NonNullable<ToasterProps['toastOptions']> = {
  className: 'max-sm:!px-2 max-sm:!py-1 max-sm:!text-note',
  duration: toastDurationsMs.blank,
  error: {
    duration: toastDurationsMs.error,
    iconTheme: { primary: 'var(--clay)', secondary: 'var(--on-clay)' },
    style: { borderColor: 'var(--clay)', background: 'var(--clay-wash)' },
  },
  success: {
    duration: toastDurationsMs.success,
    iconTheme: { primary: 'var(--fern)', secondary: 'var(--on-fern)' },
    style: { borderColor: 'var(--fern)', background: 'var(--fern-wash)' },
  },
  loading: {
    duration: toastDurationsMs.loading,
    iconTheme: { primary: 'var(--lantern)', secondary: 'var(--edge)' },
    style: { borderStyle: 'dashed' },
  },
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
 * Messages that go by themselves, where they cover neither a heading nor the field they speak of. The library
 * keeps at most 20 of them and waits while the pointer is over one.
 */
export function Toasts() {
  const { toasts } = useToasterStore()
  const { place, foot } = useToastPosition(toasts.some(({ visible }) => visible))
  const margin = toastMargin[windowKind(globalThis.innerWidth)]

  return (
    <Toaster
      position={positions[place]}
      toastOptions={toastOptions}
      containerStyle={{ inset: margin, bottom: margin + foot }}
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

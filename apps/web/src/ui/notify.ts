import { createElement, type ReactNode } from 'react'
import type { toast as Toast } from 'react-hot-toast'

import { CustomToast } from './custom-toast.tsx'

/** Loads the library with the first message: no screen needs it to be usable. */
function callToast(call: (toast: typeof Toast) => void): void {
  void import('react-hot-toast').then(
    ({ toast }) => call(toast),
    () => {},
  )
}

/**
 * A message that goes by itself. The same message again, or another with the same `id`, takes the
 * place of the one that still stands there.
 */
export function notify(text: string): void {
  callToast((toast) => void toast(text, { id: text }))
}

export function notifySuccess(text: string, { id = text }: { id?: string } = {}): void {
  callToast((toast) => void toast.success(text, { id }))
}

export function notifyError(
  text: string,
  options: { id?: string; durationMs?: number } = {},
): void {
  const { id = text, durationMs } = options
  callToast(
    (toast) =>
      void toast.error(text, { id, ...(durationMs !== undefined && { duration: durationMs }) }),
  )
}

/** Stays until a message with the same `id` says how the work ended. */
export function notifyLoading(text: string, { id }: { id: string }): void {
  callToast((toast) => void toast.loading(text, { id }))
}

/** A message with a shape of its own, a button in it for example. */
export function notifyCustom(
  content: ReactNode,
  { id, durationMs }: { id: string; durationMs?: number },
): void {
  callToast(
    (toast) =>
      void toast.custom(
        (shown) =>
          createElement(
            CustomToast,
            { isLeaving: !shown.visible, onDismiss: () => toast.dismiss(id) },
            content,
          ),
        { id, ...(durationMs !== undefined && { duration: durationMs }) },
      ),
  )
}

export function dismissMessage(id: string): void {
  callToast((toast) => toast.dismiss(id))
}

import { toast } from 'react-hot-toast'

/**
 * A message that goes by itself. The same message again, or another with the same `id`, takes the
 * place of the one that still stands there.
 */
export function notify(text: string): void {
  toast(text, { id: text })
}

export function notifySuccess(text: string, { id = text }: { id?: string } = {}): void {
  toast.success(text, { id })
}

export function notifyError(
  text: string,
  options: { id?: string; durationMs?: number } = {},
): void {
  const { id = text, durationMs } = options
  toast.error(text, { id, ...(durationMs !== undefined && { duration: durationMs }) })
}

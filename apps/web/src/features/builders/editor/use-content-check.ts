import { notifyError } from '../../../ui/notify.ts'
import { changedSource } from '../saving/changed-source.ts'
import { useEditor } from '../store/editor-context.ts'

type ContentCheckOptions = {
  /** The ID of the success message, which replaces the error. */
  toastId: string
  onFaults: () => void
}

/** Validates changed content before a save, and loads the rules only then. */
export function useContentCheck({
  toastId,
  onFaults,
}: ContentCheckOptions): () => Promise<boolean> {
  const { store } = useEditor()

  return async () => {
    const { source, savedSource } = store.getState()
    if (changedSource(savedSource, source)?.generated_content === undefined) return true
    const { hasFaults } = await import('../content/draft/landing-rules.ts')
    if (!hasFaults(source.generated_content)) return true
    notifyError('Not saved yet. Fix the highlighted fields first.', { id: toastId })
    onFaults()
    return false
  }
}

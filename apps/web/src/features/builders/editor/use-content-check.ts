import { notifyError } from '../../../ui/notify.ts'
import { changedSource } from '../saving/changed-source.ts'
import { useEditor } from '../store/editor-context.ts'

type ContentCheckOptions = {
  /** The ID of the success message, which replaces the error. */
  toastId: string
  hasBrandingFaults: () => boolean
  onFaults: (panel: 'content' | 'branding') => void
}

/** Validates changed content and the open branding form before a save, and loads the rules only then. */
export function useContentCheck({
  toastId,
  hasBrandingFaults,
  onFaults,
}: ContentCheckOptions): () => Promise<boolean> {
  const { store } = useEditor()

  function reject(panel: 'content' | 'branding') {
    notifyError('Not saved yet. Fix the highlighted fields first.', { id: toastId })
    onFaults(panel)
    return false
  }

  return async () => {
    if (hasBrandingFaults()) return reject('branding')
    const { source, savedSource } = store.getState()
    if (changedSource(savedSource, source)?.generated_content === undefined) return true
    const { hasFaults } = await import('../content/draft/landing-rules.ts')
    return hasFaults(source.generated_content) ? reject('content') : true
  }
}

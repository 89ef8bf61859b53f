import type { EditorAction } from './editor.ts'

/** As drafts had them that were kept before a batch of edits was called so. */
type OlderAction =
  | (Extract<EditorAction, { kind: 'edit' }> & { run?: string })
  | { kind: 'end-run' }

/** An action of a draft, whenever it was kept. */
export function upgradeAction(action: EditorAction | OlderAction): EditorAction {
  if (action.kind === 'end-run') return { kind: 'commit-batch' }
  if (!('run' in action)) return action
  const { run, ...edit } = action
  return run === undefined ? edit : { ...edit, batch: run }
}

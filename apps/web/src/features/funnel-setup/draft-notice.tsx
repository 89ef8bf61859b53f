import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type DraftNoticeProps = {
  state: 'restored' | 'discarded'
  isDemo: boolean
  onDiscard: () => void
  onUndo: () => void
}

export function DraftNotice({ state, isDemo, onDiscard, onUndo }: DraftNoticeProps) {
  const isRestored = state === 'restored'

  return (
    <Notice
      title={isRestored ? 'Draft restored' : 'Draft discarded'}
      action={
        <Button variant="secondary" size="small" onClick={isRestored ? onDiscard : onUndo}>
          {isRestored ? 'Discard Draft' : 'Undo'}
        </Button>
      }
    >
      {isRestored && 'These are the answers you had typed before. '}
      {isRestored && (isDemo ? 'This tab keeps them until it is reloaded.' : keptHere)}
      {!isRestored && 'Undo brings your answers back, until you type new ones.'}
    </Notice>
  )
}

const keptHere = 'They are kept in this browser only.'

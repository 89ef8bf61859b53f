import { Button } from '../../../../ui/button.tsx'

type MadeActionsProps = { onStartOver: () => void; onAnother: () => void; onAdd: () => void }

/** What can be done with a picture that stands on no ad yet. */
export function MadeActions({ onStartOver, onAnother, onAdd }: MadeActionsProps) {
  return (
    <>
      <Button variant="quiet" onClick={onStartOver}>
        Start Over
      </Button>
      <Button variant="secondary" onClick={onAnother}>
        Generate another
      </Button>
      <Button onClick={onAdd}>Add to ad</Button>
    </>
  )
}

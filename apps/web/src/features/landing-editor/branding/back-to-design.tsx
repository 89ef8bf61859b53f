import { Button } from '../../../ui/button.tsx'

const label = 'Back to the design’s own'

type BackToDesignProps = { of: string; onPress: () => void }

/** Takes back what was chosen, and leaves it to the page's design again. */
export function BackToDesign({ of, onPress }: BackToDesignProps) {
  return (
    <div>
      <Button variant="quiet" size="small" aria-label={`${of}: ${label}`} onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}

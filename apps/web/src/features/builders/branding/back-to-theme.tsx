import { Button } from '../../../ui/button.tsx'

const label = 'Back to the design’s own'

type BackToThemeProps = { of: string; onPress: () => void }

/** Takes back what was chosen, and leaves it to the page's theme again. */
export function BackToTheme({ of, onPress }: BackToThemeProps) {
  return (
    <div>
      <Button variant="quiet" size="small" aria-label={`${of}: ${label}`} onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}

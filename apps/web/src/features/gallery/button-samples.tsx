import { Plus, Sparkles } from 'lucide-react'

import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Sample } from './sample.tsx'

const variants = ['primary', 'secondary', 'quiet', 'amber', 'danger'] as const

export function ButtonSamples() {
  return (
    <Sample name="Buttons and links">
      <div className="flex flex-col gap-3">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="small">
              <Plus aria-hidden size={18} />
              small
            </Button>
            <Button variant={variant} isBusy>
              busy
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to="/gallery">a link</ButtonLink>
          <TextLink to="/gallery">a link in text</TextLink>
          <Tooltip text="What the pointer or the focus is on">
            <IconButton label="Icon button">
              <Sparkles aria-hidden size={20} />
            </IconButton>
          </Tooltip>
          <Spinner />
        </div>
      </div>
    </Sample>
  )
}

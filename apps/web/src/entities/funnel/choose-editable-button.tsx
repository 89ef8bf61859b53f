import type { Funnel } from '@wildpath/contract'
import { Pencil } from 'lucide-react'

import { useEditableChoice } from './use-editable-choice.ts'
import type { ButtonLook } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'

type ChooseEditableButtonProps = ButtonLook & {
  'funnel': Pick<Funnel, 'id' | 'title'>
  'className'?: string
  'aria-describedby'?: string
}

/** Stands where editing would, on an adventure that the plan leaves readable only. */
export function ChooseEditableButton({
  funnel,
  size = 'medium',
  ...rest
}: ChooseEditableButtonProps) {
  const choice = useEditableChoice()

  return (
    <Button {...rest} size={size} isBusy={choice.isPending} onClick={() => choice.mutate(funnel)}>
      {!choice.isPending && <Pencil aria-hidden size={size === 'small' ? 16 : 18} />}
      Choose this one to edit
    </Button>
  )
}

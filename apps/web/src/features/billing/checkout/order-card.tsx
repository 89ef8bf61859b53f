import type { ReactNode } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { type OrderLine, OrderLines } from './order-lines.tsx'

type OrderCardProps = {
  /** What is chosen or explained above the sums. */
  children?: ReactNode
  lines: readonly OrderLine[]
  /** What happens next, and when. */
  note: string
  payLabel: string
  isBusy: boolean
  onPay: () => void
}

/** The order: its sums and the button that pays it. */
export function OrderCard({ children, lines, note, payLabel, isBusy, onPay }: OrderCardProps) {
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-title">Order summary</h2>
      {children}
      <OrderLines lines={lines} />
      <p aria-live="polite" className="text-note text-quiet">
        {note}
      </p>
      <Button isBusy={isBusy} onClick={onPay} className="w-full">
        {payLabel}
      </Button>
      <p className="text-note text-quiet">
        By continuing you agree to our <TextLink to="/terms">Terms</TextLink> and{' '}
        <TextLink to="/privacy">Privacy Policy</TextLink>.
      </p>
    </Card>
  )
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type CardProps = ComponentProps<'div'> & {
  /** `plate` carries the double edge of a field-guide plate: for screens where people arrive. */
  look?: 'plain' | 'plate'
}

export function Card({ look = 'plain', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'rounded-card border border-line bg-surface',
        look === 'plate' ? 'plate p-6 shadow-mid sm:p-8' : 'p-5 shadow-low sm:p-6',
        className,
      )}
    />
  )
}

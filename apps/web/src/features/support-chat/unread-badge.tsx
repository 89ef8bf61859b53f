import { clsx } from 'clsx'

type UnreadBadgeProps = { count: number; className?: string }

/** Stands on the corner of a `relative` button. Hidden from screen readers: the button's name has the number. */
export function UnreadBadge({ count, className }: UnreadBadgeProps) {
  if (count === 0) return null

  return (
    <span
      aria-hidden
      className={clsx(
        'absolute -top-1 -right-1 inline-flex h-6 min-w-6 items-center justify-center rounded-full border-2 border-surface bg-clay px-1 text-note font-semibold text-on-clay',
        className,
      )}
    >
      {count > 9 ? '9+' : count}
    </span>
  )
}

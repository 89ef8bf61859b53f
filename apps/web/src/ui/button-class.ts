import { clsx } from 'clsx'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'amber' | 'danger'
  size?: 'medium' | 'small'
}

const variants = {
  primary: 'bg-fern text-on-fern shadow-low hover:bg-fern-deep inset-shadow-[0_1px_0_#ffffff40]',
  secondary: 'border border-edge bg-surface text-ink hover:bg-raised',
  quiet: 'text-ink hover:bg-raised',
  amber: 'bg-lantern text-on-lantern shadow-low hover:bg-lantern-deep',
  danger: 'border border-clay text-clay hover:bg-clay hover:text-on-clay',
}

const sizes = {
  medium: 'min-h-11 px-5 py-2 text-body',
  small: 'min-h-11 px-3 py-1.5 text-note sm:pointer-fine:min-h-9',
}

/** The classes of a button, for elements that look like one and are not (links, menu triggers). */
export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook = {}): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap select-none',
    'transition-[background-color,color,border-color,scale] active:scale-[0.98]',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-muted disabled:text-quiet',
    'disabled:shadow-none disabled:inset-shadow-none disabled:active:scale-100',
    'aria-disabled:cursor-progress aria-disabled:border-transparent aria-disabled:bg-muted',
    'aria-disabled:text-quiet aria-disabled:shadow-none aria-disabled:inset-shadow-none',
    variants[variant],
    sizes[size],
  )
}

export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-quiet ' +
  'transition-colors hover:bg-raised hover:text-ink disabled:opacity-50'

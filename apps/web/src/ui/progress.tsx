type ProgressProps = {
  label: string
  /** From 0 to 1; without it the end cannot be foretold, and a light moves along the bar. */
  value?: number
}

/** How far a work has come. */
export function Progress({ label, value }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      {...(value !== undefined && { value, max: 1 })}
      className="progress block h-2 w-full appearance-none overflow-hidden rounded-full"
    />
  )
}

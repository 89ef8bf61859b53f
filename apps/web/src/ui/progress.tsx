type ProgressProps = {
  label: string
  /** From 0 to `maximum`. */
  value: number
  maximum: number
}

export function Progress({ label, value, maximum }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={maximum}
      className="progress block h-2 w-full appearance-none overflow-hidden rounded-full bg-raised"
    />
  )
}

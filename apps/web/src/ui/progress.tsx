/** Work whose end nobody can foretell: a light that moves along the bar. */
export function Progress({ label }: { label: string }) {
  return (
    <progress
      aria-label={label}
      className="progress block h-2 w-full appearance-none overflow-hidden rounded-full"
    />
  )
}

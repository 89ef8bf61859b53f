import { LoaderCircle } from 'lucide-react'

/** Turning circle, `size` in pixels. Decorative: the text beside it says what is going on. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="shrink-0 animate-spin" />
}

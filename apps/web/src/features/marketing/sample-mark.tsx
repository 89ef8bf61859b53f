import { Badge } from '../../ui/badge.tsx'

/** Says of an invented figure or story that it is one. */
export function SampleMark({ label }: { label: string }) {
  return (
    <Badge isStamp tone="lantern">
      {label}
    </Badge>
  )
}

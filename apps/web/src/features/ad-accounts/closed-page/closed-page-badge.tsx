import { Badge } from '../../../ui/badge.tsx'
import { useClosedPage } from './use-closed-page.ts'

export function ClosedPageBadge({ address }: { address: string | null }) {
  return useClosedPage(address) && <Badge tone="clay">Its page is not published</Badge>
}

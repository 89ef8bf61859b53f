import { Badge } from '../../../ui/badge.tsx'
import type { useClosedPage } from './use-closed-page.ts'

export function ClosedPageBadge({ page }: { page: ReturnType<typeof useClosedPage> }) {
  return page.closed === null ? null : <Badge tone="clay">Its page is not published</Badge>
}

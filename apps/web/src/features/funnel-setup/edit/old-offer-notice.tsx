import { TriangleAlert } from 'lucide-react'

import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type OldOfferNoticeProps = { funnelId: string; isBusy: boolean; onRegenerate: () => void }

/** After the offer was saved: the texts that were written from the one before do not follow. */
export function OldOfferNotice({ funnelId, isBusy, onRegenerate }: OldOfferNoticeProps) {
  return (
    <Notice
      tone="lantern"
      icon={<TriangleAlert aria-hidden size={20} className="shrink-0 text-lantern" />}
      title="The old offer may still stand in your headline, offer and emails"
    >
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" disabled={isBusy} onClick={onRegenerate}>
          Regenerate Content
        </Button>
        <ButtonLink size="small" variant="secondary" to={`/funnel/${funnelId}/edit-landing-page`}>
          Edit the page
        </ButtonLink>
      </div>
    </Notice>
  )
}

import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type RunningAdsNoticeProps = {
  /** What runs, in sentences; nothing is shown where it is ''. */
  runningAds: string
  isPublic: boolean
  /** Its link leads to the dashboard, which may be below a dialog. */
  onLeave?: () => void
}

/** Says that ads lead to an adventure's page, and what they spend. */
export function RunningAdsNotice({ runningAds, isPublic, onLeave }: RunningAdsNoticeProps) {
  if (runningAds === '') return null
  return (
    <Notice
      tone="lantern"
      title={isPublic ? 'Ads lead to this page' : 'Ads lead to this page, which is closed'}
    >
      <p>
        {runningAds}{' '}
        {isPublic
          ? 'They would run on at your cost if it were closed:'
          : 'They run on at your cost, and nobody who presses them finds the page:'}{' '}
        <TextLink to="/dashboard#facebook-ads" onClick={onLeave}>
          pause them on the dashboard
        </TextLink>
        {isPublic ? ' first.' : ', or publish it again.'}
      </p>
    </Notice>
  )
}

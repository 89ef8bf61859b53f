import { relativeTime } from '../../lib/relative-time.ts'
import { useNow } from '../../lib/use-now.ts'

const exactTime = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })

type TimeAgoProps = { time: string; className?: string }

/** '2 hours ago', with the exact moment as a tooltip. */
export function TimeAgo({ time, className }: TimeAgoProps) {
  const now = useNow()

  return (
    <time dateTime={time} title={exactTime.format(new Date(time))} className={className}>
      {relativeTime(time, now)}
    </time>
  )
}

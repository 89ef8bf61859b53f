import { useTimeZone } from '../../entities/person/use-time-zone.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { useNow } from '../../lib/use-now.ts'

type TimeAgoProps = { time: string; className?: string }

/** '2 hours ago', with the exact moment in the account's time zone as a tooltip. */
export function TimeAgo({ time, className }: TimeAgoProps) {
  const now = useNow()
  const timeZone = useTimeZone()
  const exactTime = new Intl.DateTimeFormat('en', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })

  return (
    <time dateTime={time} title={exactTime.format(new Date(time))} className={className}>
      {relativeTime(time, now)}
    </time>
  )
}

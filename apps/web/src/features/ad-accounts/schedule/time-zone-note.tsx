export function TimeZoneNote({ timeZone }: { timeZone: string | undefined }) {
  const zone = timeZone ? `: ${timeZone.replaceAll('_', ' ')}` : ''
  return (
    <p className="text-note text-quiet">{`Dates and hours are in the ad account’s time zone${zone}.`}</p>
  )
}

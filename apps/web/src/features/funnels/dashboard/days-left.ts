const dayMs = 86_400_000

/** '30 days left' until a time, each day that has begun counted; 'Last day' on the last one. */
export function daysLeftText(until: string, now: Date): string {
  const days = Math.ceil((new Date(until).getTime() - now.getTime()) / dayMs)
  return days <= 1 ? 'Last day' : `${days} days left`
}

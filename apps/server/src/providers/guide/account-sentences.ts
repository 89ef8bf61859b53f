import type { GuidePerson } from './guide.ts'

/** 'You are on Explorer. Renews on December 21, 2026 for $29.99, less any credit you have.' */
export function planSentence({ planName, subscription }: GuidePerson): string {
  return `You are on the plan ${planName}. ${subscription}`
}

/** 'You have 1 adventure. Base Camp includes 1, so there is no room for another.' */
export function adventureSentence({ planName, adventures: { count, limit } }: GuidePerson): string {
  const have = `You have ${count} ${count === 1 ? 'adventure' : 'adventures'}.`
  if (limit === null) return `${have} ${planName} includes as many as you like.`
  const left = Math.max(0, limit - count)
  const room = left === 0 ? 'so there is no room for another' : `so you can make ${left} more`
  return `${have} ${planName} includes ${limit}, ${room}.`
}

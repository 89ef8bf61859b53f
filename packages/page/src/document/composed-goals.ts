/** What a person may want a composed page to achieve (spec 3, 2.7). */
export const composedGoals = [
  'lead-generation',
  'sales',
  'brand-awareness',
  'product-showcase',
  'event-promotion',
  'build-trust',
] as const
export type ComposedGoal = (typeof composedGoals)[number]

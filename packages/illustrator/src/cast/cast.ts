/** Ways to show a climber and a whale; without one, they are shown as pages show them. */
export const climbViews = ['cliff', 'slab', 'tower', 'boulder', 'top'] as const
export type ClimbView = (typeof climbViews)[number]
export const whalePoses = ['breach', 'fluke', 'spout', 'pair'] as const
export type WhalePose = (typeof whalePoses)[number]

/** Who is in a picture; children are drawn smaller. */
export type People = { adults: number; children: number }

/**
 * What a picture shows beyond its scene: how many things, who, and from where they are seen. What is absent is drawn
 * as on pages, whose stored scenes know none of this.
 */
export type Cast = {
  count?: number
  people?: People
  climb?: ClimbView
  whale?: WhalePose
}

/** More of a thing would be too small to be seen in an ad. */
export const mostThings = 4
export const mostPeople = 6

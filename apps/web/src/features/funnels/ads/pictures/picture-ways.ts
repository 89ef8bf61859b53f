/** The ways to a picture of an ad. */
export type PictureWay = 'describe' | 'website' | 'advanced' | 'photo' | 'focus'

/** What a plan with pictures is needed for. */
export function isMade(way: PictureWay): boolean {
  return way === 'describe' || way === 'website' || way === 'advanced'
}

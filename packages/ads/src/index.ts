export { isAdImageAddress } from './ad-image-address.ts'
export { cutOf, softestCut } from './cut.ts'
export {
  adLimits,
  type AdPart,
  adParts,
  type AdPicturePlace,
  adPicturePlaces,
  exportPicturePlaces,
  tallPicturePlaces,
  adPlatforms,
  type AdPlatform,
  drawnSizes,
  longestImagePrompt,
  type PicturePlacement,
  picturePlacements,
  platformNames,
  savedAdLimits,
} from './platforms.ts'
export { shownPaths } from './shown-paths.ts'
export { type Ad, isAdId, newAdId, readAd } from './read-ad.ts'
export { isPaidMedium, searchAdContent, taggedAddress } from './tagged-address.ts'
export type { AdFinding } from './lint/ad-finding.ts'
export { lintAd } from './lint/lint-ad.ts'

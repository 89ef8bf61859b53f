import { type PromptPlatform, promptPlatforms } from '@wildpath/ads/picture-prompt'

/** 'Instagram (1:1)': where a picture will be shown. */
export const platformOptions = Object.entries(promptPlatforms).map(([value, platform]) => ({
  value: value as PromptPlatform,
  label: `${platform.label} (${platform.ratio})`,
}))

/** Where ads of an adventure run, each with a list of its own. */
export const adPlatforms = ['facebook', 'google'] as const
export type AdPlatform = (typeof adPlatforms)[number]

/** What people call them. */
export const platformNames = { facebook: 'Facebook', google: 'Google' } as const satisfies Record<
  AdPlatform,
  string
>

export const adParts = ['headline', 'body'] as const
export type AdPart = (typeof adParts)[number]

/** Longest texts that are shown whole, in characters (spec 2, section 9); what is written keeps to them. */
export const adLimits = {
  facebook: { headline: 40, body: 125 },
  google: { headline: 30, body: 90 },
} as const satisfies Record<AdPlatform, Record<AdPart, number>>

/**
 * Longest texts that may be saved, in characters. A text may be longer than its platform takes while it is worked on:
 * `lintAd` says what happens to it there.
 */
export const savedAdLimits = { headline: 255, body: 2000 } as const satisfies Record<AdPart, number>

/** Of the words that an ad's picture was made of, in characters, as they are kept on the ad. */
export const longestImagePrompt = 4000

/** Where pictures of ads are shown, with the shape each place asks for (spec 2, section 9) and the pixels it takes. */
export const picturePlacements = {
  facebook: { label: 'Facebook', ratio: 1.91, width: 1200, height: 628 },
  linkedin: { label: 'LinkedIn', ratio: 1.91, width: 1200, height: 628 },
  instagram: { label: 'Instagram', ratio: 1, width: 1080, height: 1080 },
  twitter: { label: 'Twitter', ratio: 16 / 9, width: 1600, height: 900 },
} as const
export type PicturePlacement = keyof typeof picturePlacements

/** A cut of an ad's picture, and the folder that it is exported to. */
export type AdPicturePlace = {
  folder: string
  label: string
  ratio: number
  width: number
  height: number
}

/**
 * What the picture of a platform's ad is cut to. Pictures of Facebook ads fit other networks as well; those of Google
 * ads become image assets, which come in two shapes (support.google.com/google-ads/answer/9566341).
 */
export const adPicturePlaces: Record<AdPlatform, readonly AdPicturePlace[]> = {
  facebook: Object.entries(picturePlacements).map(([folder, place]) => ({ folder, ...place })),
  google: [
    { folder: 'google', label: 'Google (landscape)', ratio: 1.91, width: 1200, height: 628 },
    { folder: 'google', label: 'Google (square)', ratio: 1, width: 1080, height: 1080 },
  ],
}

/**
 * Portrait formats for the feed on phones, Stories, and Reels (facebook.com/business/help/103816146375741). Crops of a
 * landscape picture are upscaled, so these formats have no minimum picture size.
 */
export const tallPicturePlaces: readonly AdPicturePlace[] = [
  {
    folder: 'feed-4x5',
    label: 'Facebook and Instagram feed (4:5)',
    ratio: 4 / 5,
    width: 1080,
    height: 1350,
  },
  {
    folder: 'stories-9x16',
    label: 'Stories and Reels (9:16)',
    ratio: 9 / 16,
    width: 1080,
    height: 1920,
  },
]

/** All crops of an ad's picture that an export includes. */
export const exportPicturePlaces: Record<AdPlatform, readonly AdPicturePlace[]> = {
  facebook: [...adPicturePlaces.facebook, ...tallPicturePlaces],
  google: adPicturePlaces.google,
}

/**
 * Pixels that pictures are drawn at for each placement: its shape, and large enough that every other placement can be
 * cut from the same picture.
 */
export const drawnSizes = {
  facebook: { width: 1920, height: 1005 },
  linkedin: { width: 1920, height: 1005 },
  instagram: { width: 1600, height: 1600 },
  twitter: { width: 1920, height: 1080 },
} as const satisfies Record<PicturePlacement, { width: number; height: number }>

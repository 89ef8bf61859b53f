import {
  type AdPicturePlace,
  type AdPlatform,
  adPlatforms,
  exportPicturePlaces,
} from '../platforms.ts'
import { beforeUpload, uploadFiles } from './before-upload.ts'
import { looksLikeFormula } from './csv.ts'
import { adName, exportedAdsOf, type ExportedAdventure } from './exported-adventure.ts'

export type PackedFiles = {
  hasGoogle: boolean
  hasMeta: boolean
  /** Platforms whose ads have pictures in here. */
  pictured: ReadonlySet<AdPlatform>
  /** Ads whose picture could not be had, by name. */
  missing: readonly string[]
  /** Ads whose picture had no room any more, by name. */
  leftOut: readonly string[]
  /** Ads whose picture is smaller than a place asks for, by name. */
  enlarged: readonly string[]
  /** True if a 4:5 or 9:16 picture is upscaled from a smaller one. */
  hasSoftTall: boolean
}

/** The README.txt of the ZIP: what is in it, and how to import it. */
export function readMe(adventure: ExportedAdventure, files: PackedFiles): string {
  const { notes } = beforeUpload(adventure, 'zip')
  const remarks = [...notes, ...pictureNotes(files)]
  return [
    `The ads of ${adventure.title}`,
    section('What is in here', contents(files)),
    ...(remarks.length > 0 ? [section('Please note', remarks)] : []),
    ...(files.hasGoogle || files.pictured.has('google')
      ? [section('Google Ads', googleSteps(files))]
      : []),
    ...(files.hasMeta ? [section('Facebook and Instagram', metaSteps(files))] : []),
    section('Good to know', goodToKnow(adventure)),
  ].join('\n\n')
}

function section(title: string, lines: readonly string[]): string {
  return `${title}\n${'-'.repeat(title.length)}\n${lines.map((line) => `- ${line}`).join('\n')}\n`
}

function contents({ hasGoogle, hasMeta, pictured }: PackedFiles): string[] {
  const sizes = adPlatforms
    .filter((platform) => pictured.has(platform))
    .flatMap((platform) => exportPicturePlaces[platform])
    .map(
      ({ folder, label, width, height }) =>
        `${pictureFolder(folder)}: ${label}, ${width} x ${height} pixels`,
    )
  return [
    'ads.json: the texts of all ads, for programs',
    ...(hasGoogle ? [`${uploadFiles.google}: one responsive search ad for Google Ads Editor`] : []),
    ...(hasMeta ? [`${uploadFiles.meta}: the Facebook ads for Meta Ads Manager`] : []),
    ...sizes,
  ]
}

function pictureNotes({ missing, leftOut, enlarged, hasSoftTall }: PackedFiles): string[] {
  return [
    ...(missing.length > 0
      ? [
          `These pictures are not in here, because they are not in your design library or could not be read: ${missing.join(', ')}. Choose a picture of your library for them and export again.`,
        ]
      : []),
    ...(leftOut.length > 0
      ? [
          `The pictures of these ads are not in here, because all together are more than one file takes: ${leftOut.join(', ')}. Press Picture and Download image at each of them.`,
        ]
      : []),
    ...(enlarged.length > 0
      ? [
          `These pictures are smaller than a place asks for and were enlarged for it: ${enlarged.join(', ')}. A larger picture looks sharper.`,
        ]
      : []),
    ...(hasSoftTall
      ? [
          'Some 4:5 and 9:16 pictures are enlarged crops of wide pictures. For sharper results, use photos at least 1920 pixels high.',
        ]
      : []),
  ]
}

function googleSteps({ hasGoogle, pictured }: PackedFiles): string[] {
  return [
    ...(hasGoogle ? editorSteps : []),
    ...(pictured.has('google')
      ? [
          `The CSV takes no pictures along. Add those of the folder ${pictureFolder('google')} by hand, as image assets of the campaign: in Google Ads (ads.google.com), open Assets, press the plus and choose Image.`,
          'Google takes image assets from accounts that have run search ads for some weeks. In a new account, add them later.',
        ]
      : []),
  ]
}

const editorSteps = [
  'Install Google Ads Editor (ads.google.com/home/tools/ads-editor), sign in and download your account.',
  `Choose Account, Import, From file, and pick ${uploadFiles.google}. Press Process, look at the changes, and keep them.`,
  'Set a daily budget and the places where the ads run, and add keywords to the ad group.',
  'Press Post. The campaign is paused; enable it when you are content with it.',
]

function metaSteps({ pictured }: PackedFiles): string[] {
  const hasPictures = pictured.has('facebook')
  return [
    'Open Meta Ads Manager (adsmanager.facebook.com). Choose More, Import ads, and pick a file.',
    `Pick ${uploadFiles.meta}.${hasPictures ? ` Where it asks for pictures, choose those of the folder ${pictureFolder('facebook')}.` : ''}`,
    'Choose your Facebook page, a budget and an audience for the ad set.',
    ...(hasPictures
      ? [
          `For the mobile feed, edit an ad, choose the feed placements, and replace the picture with the same-numbered one from ${pictureFolder('feed-4x5')}. It fills more of the screen.`,
          `For Stories and Reels, do the same with the 9:16 picture from ${pictureFolder('stories-9x16')}. Keep text out of the top and bottom 250 pixels, where the apps show their controls.`,
          `For Instagram search and the square grid, edit an ad and replace its picture with the same-numbered square one from ${pictureFolder('instagram')}.`,
        ]
      : []),
    'Press Review and publish. Everything is paused; turn it on when you are content with it.',
  ]
}

function goodToKnow(adventure: ExportedAdventure): string[] {
  const formulas = exportedAdsOf(adventure).some(
    ({ headline, body }) => looksLikeFormula(headline) || looksLikeFormula(body),
  )
  return [
    'Nothing in here spends money: campaigns, ad sets and ads are paused, and no budget is set.',
    'The addresses of the ads carry utm tags. The numbers of your adventure tell by them which ads brought visits and leads; please leave them as they are.',
    ...(formulas
      ? [
          'Some texts begin with a character that spreadsheet programs take for a formula. Import the files as they are instead of saving them in such a program first.',
        ]
      : []),
  ]
}

export function pictureFolder(folder: string): string {
  return `pictures/${folder}`
}

/**
 * Such as 'facebook-ad-2-instagram-1080x1080.jpg' and 'google-ad-2-1080x1080.jpg': distinct also where all files lie in
 * one folder. Only pictures of Facebook ads go to several folders, some of them in the same size.
 */
export function pictureName(
  { platform, index }: { platform: AdPlatform; index: number },
  { folder, width, height }: AdPicturePlace,
): string {
  const name = adName(platform, index).toLowerCase().replaceAll(' ', '-')
  const place = platform === 'facebook' ? [folder] : []
  return `${[name, ...place, `${width}x${height}`].join('-')}.jpg`
}

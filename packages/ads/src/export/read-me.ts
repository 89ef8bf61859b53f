import { type PicturePlacement, picturePlacements } from '../platforms.ts'
import { beforeUpload, uploadFiles } from './before-upload.ts'
import { looksLikeFormula } from './csv.ts'
import { adName, exportedAdsOf, type ExportedAdventure } from './exported-adventure.ts'

export type PackedFiles = {
  hasGoogle: boolean
  hasMeta: boolean
  pictureCount: number
  /** Ads whose picture could not be had, by name. */
  missing: readonly string[]
  /** Ads whose picture is smaller than a place asks for, by name. */
  enlarged: readonly string[]
}

/** The README.txt of the ZIP: what is in it, and how to import it. */
export function readMe(adventure: ExportedAdventure, files: PackedFiles): string {
  const { notes } = beforeUpload(adventure, 'zip')
  return [
    `The ads of ${adventure.title}`,
    section('What is in here', contents(files)),
    ...(notes.length > 0 || files.missing.length > 0 || files.enlarged.length > 0
      ? [section('Please note', [...notes, ...pictureNotes(files)])]
      : []),
    ...(files.hasGoogle ? [section('Google Ads', googleSteps)] : []),
    ...(files.hasMeta ? [section('Facebook and Instagram', metaSteps(files))] : []),
    section('Good to know', goodToKnow(adventure)),
  ].join('\n\n')
}

function section(title: string, lines: readonly string[]): string {
  return `${title}\n${'-'.repeat(title.length)}\n${lines.map((line) => `- ${line}`).join('\n')}\n`
}

function contents({ hasGoogle, hasMeta, pictureCount }: PackedFiles): string[] {
  const sizes = Object.entries(picturePlacements).map(
    ([placement, { label, width, height }]) =>
      `${pictureFolder(placement as PicturePlacement)}: ${label}, ${width} x ${height} pixels`,
  )
  return [
    'ads.json: the texts of all ads, for programs',
    ...(hasGoogle ? [`${uploadFiles.google}: one responsive search ad for Google Ads Editor`] : []),
    ...(hasMeta ? [`${uploadFiles.meta}: the Facebook ads for Meta Ads Manager`] : []),
    ...(pictureCount > 0 ? sizes : []),
  ]
}

function pictureNotes({ missing, enlarged }: PackedFiles): string[] {
  return [
    ...(missing.length > 0
      ? [
          `These pictures are not in here, because they are not in your design library or could not be read: ${missing.join(', ')}. Choose a picture of your library for them and export again.`,
        ]
      : []),
    ...(enlarged.length > 0
      ? [
          `These pictures are smaller than a place asks for and were enlarged for it: ${enlarged.join(', ')}. A larger picture looks sharper.`,
        ]
      : []),
  ]
}

const googleSteps = [
  'Install Google Ads Editor (ads.google.com/home/tools/ads-editor), sign in and download your account.',
  `Choose Account, Import, From file, and pick ${uploadFiles.google}. Press Process, look at the changes, and keep them.`,
  'Set a daily budget and the places where the ads run, and add keywords to the ad group.',
  'Press Post. The campaign is paused; enable it when you are content with it.',
]

function metaSteps({ pictureCount }: PackedFiles): string[] {
  return [
    'Open Meta Ads Manager (adsmanager.facebook.com). Choose More, Import ads, and pick a file.',
    `Pick ${uploadFiles.meta}.${pictureCount > 0 ? ` Where it asks for pictures, choose those of the folder ${pictureFolder('facebook')}.` : ''}`,
    'Choose your Facebook page, a budget and an audience for the ad set.',
    ...(pictureCount > 0
      ? [
          `For Instagram, edit an ad and put the square picture of the same number in its place, from ${pictureFolder('instagram')}.`,
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

export function pictureFolder(placement: PicturePlacement): string {
  return `pictures/${placement}`
}

/** Such as 'facebook-ad-2-instagram-1080x1080.jpg': distinct also where all files lie in one folder. */
export function pictureName(
  ad: { platform: Parameters<typeof adName>[0]; index: number },
  placement: PicturePlacement,
): string {
  const { width, height } = picturePlacements[placement]
  const name = adName(ad.platform, ad.index).toLowerCase().replaceAll(' ', '-')
  return `${name}-${placement}-${width}x${height}.jpg`
}

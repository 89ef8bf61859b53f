import { type BusinessFacts, isUsable, listFacts } from '@wildpath/contract'

type KnownOfPhoto = {
  /** What the library has of it; null where it is not there any more. */
  asset: { fileName: string; alt: string } | null
  businessName: string
  facts: BusinessFacts
}

const most = 3

/** What a photo may show, from what is known; the owner decides whether it does. */
export function altProposals({ asset, businessName, facts }: KnownOfPhoto): string[] {
  const offerings = listFacts(facts, 'offering').filter(isUsable)
  const proposals = [
    asset?.alt ?? '',
    wordsOfFile(asset?.fileName ?? ''),
    ...offerings.map(({ value }) => `${value.name}, ${businessName}`),
  ]
  return [...new Set(proposals.filter((text) => text !== ''))].slice(0, most)
}

/** What cameras, phones and messengers call their files. */
const mechanical =
  /^(?:img|dsc[nf]?|pxl|gopr|dji|mvimg|image|photo|picture|foto|bild|screenshot|screen|shot|whatsapp|signal|untitled|copy|edited|scaled|final|download|jpe?g|png|hdr|pano|at|of|the)$/i

/** 'sunset-kayak_tour (2).jpg' is 'Sunset kayak tour'; 'IMG_2041.JPG' says nothing. */
function wordsOfFile(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}{2,}$/u.test(word))
  if (!words.some((word) => word.length > 2 && !mechanical.test(word))) return ''
  const told = words.filter((word, index) => index > 0 || !mechanical.test(word)).join(' ')
  return told.charAt(0).toUpperCase() + told.slice(1)
}

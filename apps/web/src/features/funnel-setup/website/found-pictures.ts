import {
  type MediaAsset,
  type WebsitePhotos,
  type WebsiteReading,
  websiteReadingLimits,
} from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the owner ticked of what was found on the website. */
export type FoundChoice = {
  logo: boolean
  colours: readonly string[]
  /** Addresses, in the order of ticking. */
  photos: readonly string[]
  /** The owner says that the ticked pictures are theirs. */
  areMine: boolean
}

export type BroughtPicture = Pick<MediaAsset, 'id' | 'url'>

export type FoundPicturesState = {
  choice: FoundChoice
  /** In the library by now, by their address on the website. */
  brought: Readonly<Record<string, BroughtPicture>>
  /** Why not, by address. */
  refused: Readonly<Record<string, string>>
  isBringing: boolean
  /** What stands in the way of all of them. */
  complaint: { kind: 'not-mine' | 'failed'; text: string } | null
}

export type FoundPictures = {
  store: StoreApi<FoundPicturesState>
  tickLogo: (isTicked: boolean) => void
  tickColour: (colour: string, isTicked: boolean) => void
  tickPhoto: (address: string, isTicked: boolean) => void
  sayMine: (areMine: boolean) => void
  /** Ticked pictures that are not in the library yet. */
  waiting: () => string[]
  /** Brings them there; false while any of them waits for a word of the owner or for the server. */
  bring: () => Promise<boolean>
  /** Those of another website, or of none. */
  show: (logo: string | null, kept?: KeptPictures) => void
}

export type KeptPictures = Pick<FoundPicturesState, 'choice' | 'brought'>

type Tools = {
  importPhotos: (addresses: string[]) => Promise<WebsitePhotos>
  /** What a person reads when none could be brought. */
  explain: (failure: unknown) => string
}

const nothing: FoundPicturesState = {
  choice: { logo: false, colours: [], photos: [], areMine: false },
  brought: {},
  refused: {},
  isBringing: false,
  complaint: null,
}
const notMine = 'Please say first that the ticked pictures are yours, or untick them.'

/** Logo, colours and photos of a website, which come in only when the owner ticks them and says that they are theirs. */
export function createFoundPictures({ importPhotos, explain }: Tools): FoundPictures {
  const store = createStore<FoundPicturesState>(() => nothing)
  const { getState, setState } = store
  let logo: string | null = null
  let running: Promise<boolean> | null = null

  function choose(part: Partial<FoundChoice>) {
    setState({ choice: { ...getState().choice, ...part }, complaint: null })
  }

  function waiting(): string[] {
    const { choice, brought } = getState()
    const ticked = [...(choice.logo && logo !== null ? [logo] : []), ...choice.photos]
    return [...new Set(ticked)].filter((address) => brought[address] === undefined)
  }

  function take({ photos }: WebsitePhotos) {
    const { choice, brought, refused } = getState()
    const added = photos.flatMap((photo) =>
      photo.outcome === 'added'
        ? [[photo.address, { id: photo.design.id, url: photo.design.url }] as const]
        : [],
    )
    const others = photos.flatMap((photo) =>
      photo.outcome === 'refused' ? [[photo.address, photo.message] as const] : [],
    )
    const failed = new Set(others.map(([address]) => address))
    setState({
      brought: { ...brought, ...Object.fromEntries(added) },
      refused: { ...refused, ...Object.fromEntries(others) },
      // What cannot be had is not asked for again and again.
      choice: {
        ...choice,
        logo: choice.logo && !(logo !== null && failed.has(logo)),
        photos: choice.photos.filter((address) => !failed.has(address)),
      },
    })
  }

  async function bringAll(): Promise<boolean> {
    const addresses = waiting()
    if (addresses.length === 0) return true
    if (!getState().choice.areMine) {
      setState({ complaint: { kind: 'not-mine', text: notMine } })
      return false
    }
    setState({ isBringing: true, complaint: null, refused: {} })
    const size = websiteReadingLimits.importedPhotos
    try {
      for (let start = 0; start < addresses.length; start += size) {
        // oxlint-disable-next-line no-await-in-loop -- the server takes so many at a time, and one request
        take(await importPhotos(addresses.slice(start, start + size)))
      }
      return true
    } catch (failure) {
      setState({ complaint: { kind: 'failed', text: explain(failure) } })
      return false
    } finally {
      setState({ isBringing: false })
    }
  }

  return {
    store,
    tickLogo: (isTicked) => choose({ logo: isTicked }),
    tickColour: (colour, isTicked) =>
      choose({ colours: ticked(getState().choice.colours, colour, isTicked) }),
    tickPhoto: (address, isTicked) =>
      choose({ photos: ticked(getState().choice.photos, address, isTicked) }),
    sayMine: (areMine) => choose({ areMine }),
    waiting,
    bring() {
      running ??= bringAll().finally(() => (running = null))
      return running
    },
    show(nextLogo, kept) {
      logo = nextLogo
      setState({ ...nothing, ...kept }, true)
    },
  }
}

function ticked(all: readonly string[], one: string, isTicked: boolean): string[] {
  const others = all.filter((other) => other !== one)
  return isTicked ? [...others, one] : others
}

/** The photos that came in, in the order of ticking. */
export function broughtPhotos({ choice, brought }: KeptPictures): BroughtPicture[] {
  return choice.photos.flatMap((address) => brought[address] ?? [])
}

/** Logo and colours as the page takes them; null where none was chosen. */
export function brandingOf(
  { logo, colours }: Pick<WebsiteReading, 'logo' | 'colours'>,
  { choice, brought }: KeptPictures,
): { logo_url: string; primary_color?: string; secondary_color?: string } | null {
  const [primary, secondary] = colours.filter((colour) => choice.colours.includes(colour))
  const picture = choice.logo && logo !== null ? brought[logo.address] : undefined
  if (primary === undefined && picture === undefined) return null
  return {
    logo_url: picture?.url ?? '',
    ...(primary !== undefined && { primary_color: primary }),
    ...(secondary !== undefined && { secondary_color: secondary }),
  }
}

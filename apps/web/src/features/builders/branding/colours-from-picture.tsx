import type { PagePictures } from '@wildpath/page/media'
import { type PageTheme, pictureColours } from '@wildpath/page/themes'
import { useState } from 'react'

import { Swatch } from '../../../entities/page/colour-input/swatch.tsx'
import { readPixels } from '../../../lib/read-pixels.ts'

type ColoursFromPictureProps = {
  /** Empty where there is none. */
  logo: string
  pictures: PagePictures
  theme: PageTheme
  onColours: (colours: { primary: string; secondary: string }) => void
}

type Outcome = { text: string; colours: readonly string[] }

const mostPhotos = 5

/** Takes two colours out of the logo or a photo of the page; none without either. */
export function ColoursFromPicture({ logo, pictures, theme, onColours }: ColoursFromPictureProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const photos = pictures
    .filter((picture, index) => {
      const first = pictures.findIndex((other) => other?.src === picture?.src)
      return picture !== null && first === index
    })
    .filter((picture) => picture !== null)
    .slice(0, mostPhotos)
  const sources = [
    ...(logo === '' ? [] : [{ name: 'the logo', src: logo }]),
    ...photos.map(({ src, alt }, index) => ({
      name: alt === '' ? `photo ${index + 1}` : `the photo ‘${alt}’`,
      src,
    })),
  ]
  if (sources.length === 0) return null

  async function handlePress({ name, src }: { name: string; src: string }) {
    const read = await readPixels(src)
    if (read.state === 'closed') {
      const text = `The colors of ${name} cannot be read: its website does not allow it. Nothing was changed; upload the picture and try again.`
      setOutcome({ text, colours: [] })
      return
    }
    const colours = pictureColours({ pixels: read.pixels, theme })
    if (colours === null) {
      const text = `There is no color in ${name}, only black, white and grey. Nothing was changed.`
      setOutcome({ text, colours: [] })
      return
    }
    onColours(colours)
    const text = `Two colors of ${name}, as far as needed lighter or darker, so that they can be read.`
    setOutcome({ text, colours: [colours.primary, colours.secondary] })
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-note font-semibold">Take the colors from</legend>
      <div className="flex flex-wrap gap-2">
        {sources.map((source) => (
          <button
            key={source.src}
            type="button"
            aria-label={`Take the colors from ${source.name}`}
            title={source.name}
            onClick={() => void handlePress(source)}
            className="size-14 overflow-hidden rounded-control border border-edge bg-[#ffffff] hover:border-fern"
          >
            <img
              src={source.src}
              alt=""
              referrerPolicy="no-referrer"
              className={`size-full ${source.src === logo ? 'object-contain p-1' : 'object-cover'}`}
            />
          </button>
        ))}
      </div>
      <output className="flex flex-wrap items-center gap-2 text-note empty:hidden">
        {outcome?.colours.map((colour) => (
          <Swatch key={colour} colour={colour} className="size-5 shrink-0" />
        ))}
        {outcome?.text}
      </output>
    </fieldset>
  )
}

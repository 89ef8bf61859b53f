import type { WebsiteReading } from '@wildpath/contract'
import { type ReactNode, type Ref, useState } from 'react'
import { useStore } from 'zustand'

import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Chapter } from '../chapter.tsx'
import { ColourChoice } from './colour-choice.tsx'
import type { FoundPictures } from './found-pictures.ts'
import { PictureChoice } from './picture-choice.tsx'

const shownAtFirst = 6

type FoundOnWebsiteProps = {
  reading: Pick<WebsiteReading, 'logo' | 'colours' | 'photos'>
  pictures: FoundPictures
  /** Of the checkbox that says whose the pictures are. */
  mineRef: Ref<HTMLInputElement>
}

/** Logo, colours and photos of the website: nothing of it is used unless it is ticked. */
export function FoundOnWebsite({ reading, pictures, mineRef }: FoundOnWebsiteProps) {
  const { logo, colours, photos } = reading
  const { choice, brought, refused, isBringing, complaint } = useStore(pictures.store)
  const [isAll, setAll] = useState(false)
  if (logo === null && colours.length === 0 && photos.length === 0) return null
  const waiting = pictures.waiting().length
  const taken = Object.keys(brought).length
  const shown = isAll ? photos : photos.slice(0, shownAtFirst)
  const partsOf = (address: string) => ({
    address,
    isBrought: brought[address] !== undefined,
    refusal: refused[address],
    isDisabled: isBringing,
  })

  return (
    <Chapter title="Found on your website">
      <p className="-mt-3 text-note text-quiet">
        Tick what your page may use. Nothing else is taken from your website.
      </p>
      {logo !== null && (
        <Part title="Logo">
          <div className="w-40">
            <PictureChoice
              {...partsOf(logo.address)}
              label="Use this logo"
              isWhole
              isTicked={choice.logo}
              onTick={pictures.tickLogo}
            />
          </div>
        </Part>
      )}
      {colours.length > 0 && (
        <Part title="Colors">
          <div className="flex flex-wrap gap-3">
            {colours.map((colour) => (
              <ColourChoice
                key={colour}
                colour={colour}
                isTicked={choice.colours.includes(colour)}
                onTick={(isTicked) => pictures.tickColour(colour, isTicked)}
              />
            ))}
          </div>
        </Part>
      )}
      {photos.length > 0 && (
        <Part title="Photos">
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {shown.map(({ address, alt }, index) => (
              <li key={address}>
                <PictureChoice
                  {...partsOf(address)}
                  label={alt === '' ? `Photo ${index + 1}` : `Photo ${index + 1}: ${alt}`}
                  isTicked={choice.photos.includes(address)}
                  onTick={(isTicked) => pictures.tickPhoto(address, isTicked)}
                />
              </li>
            ))}
          </ul>
          {shown.length < photos.length && (
            <Button
              size="small"
              variant="secondary"
              onClick={() => setAll(true)}
              className="self-start"
            >
              Show {photos.length - shown.length} more
            </Button>
          )}
        </Part>
      )}
      {(logo !== null || photos.length > 0) && (
        <div className="flex flex-col gap-3 border-t border-line pt-3">
          <CheckboxField
            ref={mineRef}
            label="The pictures that I tick are mine, or I may use them"
            hint="We take a picture only when you say so."
            checked={choice.areMine}
            disabled={isBringing}
            onChange={(event) => pictures.sayMine(event.target.checked)}
          />
          {complaint && <Notice tone="clay">{complaint.text}</Notice>}
          <div className="flex flex-wrap items-center gap-3">
            {waiting > 0 && (
              <Button
                size="small"
                variant="secondary"
                isBusy={isBringing}
                onClick={() => void pictures.bring()}
              >
                {waiting === 1 ? 'Take the ticked picture' : `Take the ${waiting} ticked pictures`}
              </Button>
            )}
            <output className="text-note text-quiet">
              {taken > 0 &&
                `${taken === 1 ? 'One picture is' : `${taken} pictures are`} in your design library.`}
            </output>
          </div>
        </div>
      )}
    </Chapter>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-note font-semibold">{title}</legend>
      <div className="flex flex-col gap-3">{children}</div>
    </fieldset>
  )
}

import { type AdPlatform, platformNames } from '@wildpath/ads'
import { type Funnel, largestAdCount } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { AdCard } from './ad-card.tsx'
import { AdEditor } from './ad-editor.tsx'
import { adLabel, type AdLists, adsOf, type StoredAd } from './ad-lists.ts'
import type { PictureWay } from './pictures/picture-ways.ts'
import type { Pictures } from './pictures/use-picture-making.ts'
import { type AdPlace, placesOf } from './preview/ad-places.ts'
import type { AdEditing } from './use-ad-editing.ts'

type AdListProps = {
  platform: AdPlatform
  funnel: Funnel
  lists: AdLists
  /** Null where ads can only be read. */
  editing: AdEditing | null
  /** Null where no pictures are made. */
  pictures: Pictures | null
  onPicture?: (ad: StoredAd, way: PictureWay, opener: HTMLElement | null) => void
}

const titles = { facebook: 'Facebook Ads', google: 'Google Ads' } as const

export function AdList({ platform, funnel, lists, editing, pictures, onPicture }: AdListProps) {
  const ads = adsOf(lists, platform)
  const places = placesOf(platform)
  const [place, setPlace] = useState<AdPlace>(places[0].value)
  const name = platformNames[platform]
  const draft = editing?.draft ?? null
  const isAdding = draft !== null && draft.id === null && draft.platform === platform
  const isFull = ads.length >= largestAdCount

  return (
    <section aria-labelledby={`${platform}-ads`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={`${platform}-ads`} className="text-title">
          {titles[platform]}
        </h3>
        <div className="flex flex-wrap items-center gap-3">
          {places.length > 1 && (
            <Segmented
              label={`Where ${name} ads are shown`}
              value={place}
              onChange={setPlace}
              options={places}
            />
          )}
          {editing && (
            <Button
              variant="secondary"
              disabled={isAdding || isFull}
              title={isFull ? `There is room for ${largestAdCount} ads.` : undefined}
              onClick={() => editing.add(platform)}
            >
              <Plus aria-hidden size={18} />
              Add {name} ad
            </Button>
          )}
        </div>
      </div>
      {platform === 'google' && ads.length > 1 && (
        <p className="max-w-prose text-quiet">
          Exported, these become one ad: Google mixes their headlines and texts. Each is shown here
          as it is written.
        </p>
      )}
      {ads.length === 0 && !isAdding && (
        <EmptyState
          illustration={<Megaphone aria-hidden size={32} className="text-lantern" />}
          title={`No ${name} ads`}
          text={
            editing ? `Add one, or write the texts again.` : 'There are none for this platform.'
          }
        />
      )}
      <ul
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2',
          // A feed on a desktop is wider than a third of the page.
          place !== 'feed-desktop' && 'xl:grid-cols-3',
        )}
      >
        {ads.map((ad, index) => {
          const label = adLabel(lists, ad)
          const isOpen = draft !== null && draft.id === ad.id
          return (
            <li key={ad.id} className={isOpen ? 'col-span-full' : 'flex min-w-0'}>
              {isOpen && editing ? (
                <Card>
                  <AdEditor label={label} funnel={funnel} ad={ad} place={place} editing={editing} />
                </Card>
              ) : (
                <AdCard
                  ad={ad}
                  label={label}
                  funnel={funnel}
                  place={place}
                  editing={editing}
                  pictures={pictures}
                  onPicture={onPicture && ((way, opener) => onPicture(ad, way, opener))}
                  isFirst={index === 0}
                  isLast={index === ads.length - 1}
                  isFull={isFull}
                />
              )}
            </li>
          )
        })}
        {isAdding && editing && (
          <li className="col-span-full">
            <Card>
              <AdEditor
                label={`New ${name} ad`}
                funnel={funnel}
                ad={undefined}
                place={place}
                editing={editing}
              />
            </Card>
          </li>
        )}
      </ul>
    </section>
  )
}

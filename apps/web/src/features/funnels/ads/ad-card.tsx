import { adLimits, adParts, lintAd } from '@wildpath/ads'
import type { Funnel } from '@wildpath/contract'
import {
  ArrowLeft,
  ArrowRight,
  Copy,
  CopyPlus,
  EllipsisVertical,
  Megaphone,
  Pencil,
  Trash2,
} from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useSite } from '../../../entities/site/site.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'
import { iconButtonClass } from '../../../ui/icon-button-class.ts'
import { Menu, MenuDivider, MenuItem } from '../../../ui/menu.tsx'
import type { StoredAd } from './ad-lists.ts'
import { AdFindings } from './ad-findings.tsx'
import { canBeAdvertised } from './can-be-advertised.ts'
import type { AdPlace } from './preview/ad-places.ts'
import { PictureMenu } from './pictures/picture-menu.tsx'
import { PictureState } from './pictures/picture-state.tsx'
import type { PictureWay } from './pictures/picture-ways.ts'
import type { Pictures } from './pictures/use-picture-making.ts'
import { AdPreview } from './preview/ad-preview.tsx'
import type { AdEditing } from './use-ad-editing.ts'

type AdCardProps = {
  ad: StoredAd
  /** Such as 'Facebook Ad 2'. */
  label: string
  funnel: Funnel
  place: AdPlace
  editing: AdEditing | null
  /** Null where no pictures are made. */
  pictures: Pictures | null
  onPicture?: ((way: PictureWay, opener: HTMLElement | null) => void) | undefined
  isFirst: boolean
  isLast: boolean
  isFull: boolean
}

/** An ad as people will see it, what its platform would say about it, and what can be done with it. */
export function AdCard(props: AdCardProps) {
  const { ad, label, funnel, place, editing, pictures, onPicture, ...order } = props
  const site = useSite()
  const findings = lintAd(ad)
  const isBusy = editing !== null && editing.update.isSaving

  const edit = useRef<HTMLButtonElement>(null)
  const isTouched = editing?.touched === ad.id
  useEffect(() => {
    // The button that was pressed is gone, or could not be pressed for a moment.
    if (isTouched && !isBusy && document.activeElement === document.body) edit.current?.focus()
  }, [isTouched, isBusy])

  return (
    <Card className="flex w-full flex-col">
      <article aria-label={label} className="flex flex-1 flex-col gap-4">
        <AdPreview ad={ad} funnel={funnel} place={place} />
        {pictures && <PictureState ad={ad} label={label} pictures={pictures} />}
        <div className="flex min-h-11 items-center justify-between gap-2">
          <dl className="flex flex-wrap gap-x-4 gap-y-1 text-note text-quiet">
            {adParts.map((part) => (
              <div key={part} className="flex gap-1.5">
                <dt>{part === 'headline' ? 'Headline' : 'Text'}</dt>
                <dd className="tabular-nums">
                  {ad[part].length} of {adLimits[ad.platform][part]}
                  <span className="sr-only"> characters</span>
                </dd>
              </div>
            ))}
          </dl>
          {editing && (
            <MoreOfAd ad={ad} label={label} editing={editing} isBusy={isBusy} {...order} />
          )}
        </div>
        <AdFindings findings={findings} />
        <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-4">
          {editing && (
            <Button
              size="small"
              variant="secondary"
              ref={edit}
              aria-label={`Edit ${label}`}
              disabled={isBusy}
              onClick={() => editing.edit(ad)}
            >
              <Pencil aria-hidden size={16} />
              Edit
            </Button>
          )}
          {onPicture && editing && (
            <PictureMenu
              ad={ad}
              label={label}
              editing={editing}
              // A save that is under way ends soon, and takes no focus away.
              isDisabled={pictures?.making === ad.id}
              onWay={onPicture}
            />
          )}
          <Button
            size="small"
            variant="secondary"
            aria-label={`Copy ${label}`}
            onClick={() =>
              void copyWithToast(`${ad.headline}\n${ad.body}`, 'Ad copy copied to clipboard!')
            }
          >
            <Copy aria-hidden size={16} />
            Copy
          </Button>
          {editing && canBeAdvertised(site, ad.platform) && (
            <ButtonLink
              size="small"
              variant="secondary"
              aria-label={`Advertise this: ${label}`}
              to={`/dashboard/${ad.platform}-ads/new?${new URLSearchParams({ funnel: funnel.id, ad: ad.id }).toString()}`}
            >
              <Megaphone aria-hidden size={16} />
              Advertise this
            </ButtonLink>
          )}
        </div>
      </article>
    </Card>
  )
}

type MoreOfAdProps = Pick<AdCardProps, 'ad' | 'label' | 'isFirst' | 'isLast' | 'isFull'> & {
  editing: AdEditing
  isBusy: boolean
}

function MoreOfAd({ ad, label, editing, isBusy, isFirst, isLast, isFull }: MoreOfAdProps) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`More for ${label}`}
          title="More"
          disabled={isBusy}
          className={iconButtonClass}
        >
          <EllipsisVertical aria-hidden size={20} />
        </button>
      }
    >
      <MenuItem disabled={isFull} onSelect={() => editing.duplicate(ad)}>
        <CopyPlus aria-hidden size={18} />
        Duplicate
      </MenuItem>
      <MenuItem disabled={isFirst} onSelect={() => editing.move(ad, -1)}>
        <ArrowLeft aria-hidden size={18} />
        Move earlier
      </MenuItem>
      <MenuItem disabled={isLast} onSelect={() => editing.move(ad, 1)}>
        <ArrowRight aria-hidden size={18} />
        Move later
      </MenuItem>
      <MenuDivider />
      <MenuItem isDanger onSelect={() => editing.remove(ad)}>
        <Trash2 aria-hidden size={18} />
        Delete
      </MenuItem>
    </Menu>
  )
}

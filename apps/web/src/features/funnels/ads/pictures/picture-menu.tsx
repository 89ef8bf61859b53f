import { adImages, may, plans } from '@wildpath/contract'
import {
  ChevronDown,
  Download,
  Focus,
  Globe,
  Image as ImageIcon,
  ImageOff,
  ImageUp,
  Lock,
  Sparkles,
  WandSparkles,
} from 'lucide-react'
import { useRef } from 'react'

import { usePerson } from '../../../../entities/person/person.ts'
import { requestUpgrade } from '../../../../entities/plan/upgrade-request.ts'
import { Button } from '../../../../ui/button.tsx'
import { Menu, MenuDivider, MenuItem } from '../../../../ui/menu.tsx'
import type { StoredAd } from '../ad-lists.ts'
import type { AdEditing } from '../use-ad-editing.ts'
import { isMade, type PictureWay } from './picture-ways.ts'
import { downloadPicture } from './save-picture.ts'
import { usePictureUpgradeNote } from './use-picture-upgrade-note.ts'

type PictureMenuProps = {
  ad: StoredAd
  label: string
  editing: AdEditing
  isDisabled: boolean
  /** `opener` takes the focus when what opens is closed. */
  onWay: (way: PictureWay, opener: HTMLElement | null) => void
}

/** Every way to a picture of the ad, and what can be done with the one it has. */
export function PictureMenu({ ad, label, editing, isDisabled, onWay }: PictureMenuProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const plan = usePerson()?.plan ?? 'free'

  const { isAllowed } = may(plan, { to: 'use', feature: 'ad-images' })
  const upgradeNote = usePictureUpgradeNote()
  // Beside the name, which says what the entry does.
  const locked = !isAllowed && (
    <>
      <Lock aria-hidden size={14} className="ml-auto text-quiet" />
      <span className="sr-only">(with {plans.explorer.label})</span>
    </>
  )

  /** The plan is asked before anything is typed. */
  function handleWay(way: PictureWay) {
    if (!isMade(way) || isAllowed) onWay(way, opener.current)
    else requestUpgrade({ feature: adImages, note: upgradeNote })
  }

  return (
    <Menu
      align="start"
      trigger={
        <Button
          ref={opener}
          size="small"
          variant="secondary"
          aria-label={`Picture of ${label}`}
          disabled={isDisabled}
        >
          <ImageIcon aria-hidden size={16} />
          Picture
          <ChevronDown aria-hidden size={16} />
        </Button>
      }
    >
      <MenuItem onSelect={() => handleWay('photo')}>
        <ImageUp aria-hidden size={18} />
        Use your own photo
      </MenuItem>
      <MenuItem onSelect={() => handleWay('describe')}>
        <Sparkles aria-hidden size={18} />
        Describe a picture
        {locked}
      </MenuItem>
      <MenuItem onSelect={() => handleWay('website')}>
        <Globe aria-hidden size={18} />
        Smart Ad Image
        {locked}
      </MenuItem>
      <MenuItem onSelect={() => handleWay('advanced')}>
        <WandSparkles aria-hidden size={18} />
        Advanced AI Image Generator
        {locked}
      </MenuItem>
      {ad.imageUrl !== undefined && (
        <>
          <MenuDivider />
          <MenuItem onSelect={() => handleWay('focus')}>
            <Focus aria-hidden size={18} />
            Set focal point
          </MenuItem>
          <MenuItem onSelect={() => void downloadPicture(ad)}>
            <Download aria-hidden size={18} />
            Download image
          </MenuItem>
          <MenuItem onSelect={() => editing.removePicture(ad)}>
            <ImageOff aria-hidden size={18} />
            Take picture off
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

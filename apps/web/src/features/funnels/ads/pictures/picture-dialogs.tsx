import type { AdvancedInputs } from '@wildpath/ads/picture-prompt'
import type { Funnel } from '@wildpath/contract'
import type { RefObject } from 'react'

import type { PictureLibrary } from '../../../../entities/media/picture-library.ts'
import type { StoredAd } from '../ad-lists.ts'
import type { AdEditing } from '../use-ad-editing.ts'
import { AdvancedImageDialog } from './advanced/advanced-image-dialog.tsx'
import { OwnPhotoDialog } from './own-photo-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import type { PictureWay } from './picture-ways.ts'
import { SmartImageDialog } from './smart/smart-image-dialog.tsx'
import type { Pictures } from './use-picture-making.ts'

export type PictureDialogProps = {
  ad: StoredAd
  label: string
  funnel: Funnel
  editing: AdEditing
  pictures: Pictures
  library: PictureLibrary
  /** What was typed into the advanced generator for each ad, as long as the screen is open. */
  inputsOfAds: Map<string, AdvancedInputs>
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The dialog of the way that was chosen. */
export function PictureDialogs({ way, ...props }: PictureDialogProps & { way: PictureWay }) {
  switch (way) {
    case 'describe':
      return <PictureDialog {...props} />
    case 'website':
      return <SmartImageDialog {...props} />
    case 'advanced':
      return <AdvancedImageDialog {...props} />
    case 'photo':
    case 'focus':
      return <OwnPhotoDialog {...props} isNew={way === 'photo'} />
  }
}

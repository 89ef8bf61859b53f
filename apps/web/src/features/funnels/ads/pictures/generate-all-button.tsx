import { adImages, may } from '@wildpath/contract'
import { Images } from 'lucide-react'

import { usePerson } from '../../../../entities/person/person.ts'
import { requestUpgrade } from '../../../../entities/plan/upgrade-request.ts'
import { Button } from '../../../../ui/button.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { type AdLists, allAds } from '../ad-lists.ts'
import type { Pictures } from './use-picture-making.ts'
import { usePictureUpgradeNote } from './use-picture-upgrade-note.ts'

type GenerateAllButtonProps = { lists: AdLists; pictures: Pictures }

/** Makes a picture for every ad that has none, and shows how far it is. */
export function GenerateAllButton({ lists, pictures }: GenerateAllButtonProps) {
  const plan = usePerson()?.plan ?? 'free'
  const upgradeNote = usePictureUpgradeNote()
  const { round } = pictures

  function handleAll() {
    if (may(plan, { to: 'use', feature: 'ad-images' }).isAllowed) {
      round.start()
    } else {
      requestUpgrade({ feature: adImages, note: upgradeNote })
    }
  }

  if (round.progress !== null) {
    const { done, total } = round.progress
    return (
      <div className="flex min-w-64 items-center gap-3">
        <div className="flex-1">
          <p aria-live="polite" className="mb-1 text-note text-quiet tabular-nums">
            {done} of {total} images
          </p>
          <Progress label="Generating ad images" value={done / total} />
        </div>
        <Button variant="secondary" isBusy={round.isStopping} onClick={() => round.stop()}>
          Stop
        </Button>
      </div>
    )
  }
  return (
    <Button
      variant="secondary"
      isBusy={round.isStarting}
      disabled={pictures.making !== null || allAds(lists).length === 0}
      onClick={handleAll}
    >
      <Images aria-hidden size={18} />
      Generate All Images
    </Button>
  )
}

import { Crown } from 'lucide-react'

import { usePerson } from '../../../../entities/person/person.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import type { StoredAd } from '../ad-lists.ts'
import { PictureFailure } from './picture-failure.tsx'
import { promptOf } from './picture-making.ts'
import type { Pictures } from './use-picture-making.ts'

type PictureStateProps = { ad: StoredAd; label: string; pictures: Pictures }

/** How it goes with the picture of an ad: under way, or why there is none. Admins see the crown of spec 2, section 6. */
export function PictureState({ ad, label, pictures }: PictureStateProps) {
  const isAdmin = usePerson()?.plan === 'admin'
  const failure = pictures.failures[ad.id]
  return (
    <>
      {isAdmin && (
        <div>
          <Badge tone="lantern" icon={<Crown aria-hidden size={14} />}>
            Admin
          </Badge>
        </div>
      )}
      {pictures.making === ad.id && <Progress label={`Making the picture of ${label}`} />}
      {failure !== undefined && (
        <PictureFailure
          message={failure}
          isAdmin={isAdmin}
          action={
            <Button
              size="small"
              variant="secondary"
              disabled={pictures.making !== null}
              onClick={() => void pictures.make(ad, promptOf(ad))}
            >
              Try again
            </Button>
          }
        />
      )}
    </>
  )
}

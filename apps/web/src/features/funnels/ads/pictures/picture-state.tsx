import { usePerson } from '../../../../entities/person/person.ts'
import { Button } from '../../../../ui/button.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import type { StoredAd } from '../ad-lists.ts'
import { AdminBadge } from './admin-badge.tsx'
import { PictureFailure } from './picture-failure.tsx'
import type { Pictures } from './use-picture-making.ts'

type PictureStateProps = { ad: StoredAd; label: string; pictures: Pictures }

/** How it goes with the picture of an ad: under way, or why there is none.  */
export function PictureState({ ad, label, pictures }: PictureStateProps) {
  const isAdmin = usePerson()?.plan === 'admin'
  const failure = pictures.failures[ad.id]
  return (
    <>
      <div className="empty:hidden">
        <AdminBadge />
      </div>
      {pictures.making === ad.id && <Progress label={`Making the picture of ${label}`} />}
      {failure !== undefined && (
        <PictureFailure
          problem={failure}
          isAdmin={isAdmin}
          action={
            <Button
              size="small"
              variant="secondary"
              disabled={pictures.making !== null}
              onClick={() => void pictures.make(ad, failure.prompt)}
            >
              Try again
            </Button>
          }
        />
      )}
    </>
  )
}

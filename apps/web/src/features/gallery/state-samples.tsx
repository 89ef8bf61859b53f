import { CircleAlert } from 'lucide-react'

import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { LostCompass } from '../../ui/scenery/lost-compass.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Sample } from './sample.tsx'

const tones = ['neutral', 'fern', 'lantern', 'clay'] as const

export function StateSamples() {
  return (
    <Sample name="States">
      <div className="flex flex-col gap-4">
        {tones.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title="What happened"
            icon={<CircleAlert aria-hidden size={18} />}
            action={
              <Button size="small" variant="secondary">
                What to do
              </Button>
            }
          >
            What was kept.
          </Notice>
        ))}
        <Progress label="Nobody knows how long" />
        <Progress label="A third of the way" value={0.33} />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-24" />
        </div>
        <EmptyState
          illustration={<LostCompass className="size-20" />}
          title="Nothing here yet"
          text="One sentence, and one next step."
          action={<Button>Next step</Button>}
        />
      </div>
    </Sample>
  )
}

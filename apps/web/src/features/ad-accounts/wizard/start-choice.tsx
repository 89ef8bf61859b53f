import { useController } from 'react-hook-form'

import { RadioGroup } from '../../../ui/radio-group.tsx'
import type { AdPlatform } from '../ad-platform.ts'

/** Offers to start the ad or campaign of the surrounding form right away, or to create it paused. */
export function StartChoice({ platform }: { platform: AdPlatform }) {
  const { field } = useController<{ startsPaused: boolean }, 'startsPaused'>({
    name: 'startsPaused',
  })
  const thing = platform.things === 'ads' ? 'ad' : 'campaign'
  return (
    <RadioGroup
      label={`When the ${thing} is created`}
      value={field.value ? 'paused' : 'running'}
      onChange={(start) => field.onChange(start === 'paused')}
      options={[
        {
          value: 'running',
          label: 'Start right away',
          description: `It runs from its start date once ${platform.name} has reviewed it.`,
        },
        {
          value: 'paused',
          label: 'Create it paused',
          description: `It spends nothing until you ${platform.startVerb} it on the dashboard.`,
        },
      ]}
    />
  )
}

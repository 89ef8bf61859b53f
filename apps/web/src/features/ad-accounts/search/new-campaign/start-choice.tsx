import { useController } from 'react-hook-form'

import { RadioGroup } from '../../../../ui/radio-group.tsx'

/** Whether the campaign of the form around it begins to spend once it is created. */
export function StartChoice() {
  const { field } = useController<{ startsPaused: boolean }, 'startsPaused'>({
    name: 'startsPaused',
  })
  return (
    <RadioGroup
      label="When the campaign is created"
      value={field.value ? 'paused' : 'running'}
      onChange={(start) => field.onChange(start === 'paused')}
      options={starts}
    />
  )
}

const starts = [
  {
    value: 'running',
    label: 'Start right away',
    description: 'It runs once Google has reviewed it, from its start date on.',
  },
  {
    value: 'paused',
    label: 'Create it paused',
    description: 'It spends nothing until you enable it on the dashboard.',
  },
] as const

import { type FieldPath, getField } from '@wildpath/page/edit'
import {
  sceneKinds,
  sceneClimates,
  sceneSeasons,
  sceneSubjects,
  sceneTimes,
  sceneWeathers,
} from '@wildpath/illustrator'
import { RefreshCw } from 'lucide-react'

import { Button } from '../../../../ui/button.tsx'
import { textOf } from '../text-of.ts'
import { Select } from './select.tsx'

type SceneFieldsProps = {
  scene: unknown
  /** The path starts at the scene. */
  onChange: (path: FieldPath, value: unknown) => void
}

const parts = [
  { name: 'kind', label: 'Landscape', options: sceneKinds },
  { name: 'subject', label: 'In the picture', options: sceneSubjects },
  { name: 'time', label: 'Time of day', options: sceneTimes },
  { name: 'weather', label: 'Weather', options: sceneWeathers },
  { name: 'season', label: 'Season', options: sceneSeasons },
  { name: 'climate', label: 'Climate', options: sceneClimates },
] as const

/** What the illustrator draws; another seed is another drawing of the same. */
export function SceneFields({ scene, onChange }: SceneFieldsProps) {
  const seed = Number(getField(scene, ['seed']) ?? 0)

  return (
    <div className="grid grid-cols-1 gap-4 @sm:grid-cols-2">
      {parts.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          value={textOf(getField(scene, [name]))}
          onChange={(event) => onChange([name], event.target.value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {option.charAt(0).toUpperCase() + option.slice(1)}
            </option>
          ))}
        </Select>
      ))}
      <Button
        variant="secondary"
        size="small"
        className="self-end justify-self-start"
        onClick={() => onChange(['seed'], seed + 1)}
      >
        <RefreshCw aria-hidden size={16} />
        Draw it another way
      </Button>
    </div>
  )
}

import type { VisualElement } from '@wildpath/page/document'

import { NumberField } from './number-field.tsx'

type Place = Pick<VisualElement, 'x' | 'y' | 'width' | 'height' | 'rotation'>

const places: readonly { key: keyof Place; label: string; least: number; most: number }[] = [
  { key: 'x', label: 'X', least: 0, most: 10_000 },
  { key: 'y', label: 'Y', least: 0, most: 10_000 },
  { key: 'width', label: 'Width', least: 8, most: 10_000 },
  { key: 'height', label: 'Height', least: 8, most: 10_000 },
  { key: 'rotation', label: 'Rotation, degrees', least: -360, most: 360 },
]

type PositionFieldsProps = {
  element: VisualElement
  onSet: (key: keyof Place, value: number) => void
  onCommit: () => void
}

/** Where an element stands, in units of the canvas: what pointers do, by number. */
export function PositionFields({ element, onSet, onCommit }: PositionFieldsProps) {
  return places.map(({ key, label, least, most }) => (
    <NumberField
      key={key}
      label={label}
      value={element[key]}
      least={least}
      most={most}
      onChange={(value) => onSet(key, value)}
      onCommit={onCommit}
    />
  ))
}

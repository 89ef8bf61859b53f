import { type Framing, largestZoom } from '@wildpath/page/media'
import { useState } from 'react'

import { FocusPicker } from '../../../entities/media/focus-picker.tsx'
import { RangeField } from '../../../entities/media/range-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { changeCrop, getCrop, type Layout } from './change-framing.ts'

type FramingFieldsProps = {
  src: string
  framing: Framing
  onChange: (framing: Framing) => void
  onError: () => void
}

const layouts = [
  { value: 'larger', label: 'Larger screens' },
  { value: 'phone', label: 'Phone' },
] as const

/** Edits a picture's focal point and zoom for phones and larger screens. */
export function FramingFields({ src, framing, onChange, onError }: FramingFieldsProps) {
  const [layout, setLayout] = useState<Layout>('larger')
  const { focus, zoom } = getCrop(framing, layout)
  const { phoneFraming, ...shared } = framing

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented label="Crop for" value={layout} onChange={setLayout} options={layouts} />
        {layout === 'phone' && phoneFraming && (
          <Button size="small" variant="quiet" onClick={() => onChange(shared)}>
            Use the larger-screen crop
          </Button>
        )}
      </div>
      <FocusPicker
        src={src}
        shapes={[
          { name: 'Larger screens', ratio: 16 / 9, crop: getCrop(framing, 'larger') },
          { name: 'Phone', ratio: 4 / 5, crop: getCrop(framing, 'phone') },
        ]}
        focus={focus}
        onChange={(next) => onChange(changeCrop(framing, layout, { focus: next }))}
        onError={onError}
      />
      <RangeField
        label="Zoom"
        min={1}
        max={largestZoom}
        step={0.1}
        value={zoom}
        valueText={`${zoom} times`}
        onChange={(next) => onChange(changeCrop(framing, layout, { zoom: next }))}
      />
    </div>
  )
}

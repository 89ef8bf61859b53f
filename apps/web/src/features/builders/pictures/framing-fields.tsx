import type { KnownSection, PageDocument } from '@wildpath/page/document'
import type { FieldPath } from '@wildpath/page/edit'
import { type Framing, largestZoom } from '@wildpath/page/media'
import { useCallback, useState } from 'react'

import { FocusPicker } from '../../../entities/media/focus-picker.tsx'
import { RangeField } from '../../../entities/media/range-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { changeCrop, getCrop, type Layout } from './change-framing.ts'
import { MeasuredLayout } from './measured-layout.tsx'

type FramingFieldsProps = {
  src: string
  framing: Framing
  page: PageDocument
  section: KnownSection
  /** The picture's field in the section. */
  path: FieldPath
  onChange: (framing: Framing) => void
  onError: () => void
}

const layouts = [
  { value: 'larger', label: 'Larger screens' },
  { value: 'phone', label: 'Phone' },
] as const

/** Default aspect ratios of the crop previews, used until the page's own are measured. */
const usualRatios: Record<Layout, number> = { larger: 16 / 9, phone: 4 / 5 }

/** Edits a picture's focal point and zoom for phones and larger screens. */
export function FramingFields(props: FramingFieldsProps) {
  const { src, framing, page, section, path, onChange, onError } = props
  const [layout, setLayout] = useState<Layout>('larger')
  const [ratios, setRatios] = useState(usualRatios)
  const { focus, zoom } = getCrop(framing, layout)
  const { phoneFraming, ...shared } = framing
  const handleMeasure = useCallback(
    (measured: Layout, ratio: number) => setRatios((all) => ({ ...all, [measured]: ratio })),
    [],
  )

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
        shapes={layouts.map(({ value, label }) => ({
          name: label,
          ratio: ratios[value],
          crop: getCrop(framing, value),
        }))}
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
      {layouts.map(({ value }) => (
        <MeasuredLayout
          key={value}
          layout={value}
          page={page}
          section={section}
          path={path}
          onMeasure={handleMeasure}
        />
      ))}
    </div>
  )
}

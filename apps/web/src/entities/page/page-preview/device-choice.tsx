import { Monitor, Smartphone, Tablet } from 'lucide-react'

import { Segmented } from '../../../ui/segmented.tsx'
import type { PreviewDevice } from './preview-widths.ts'

const devices = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden size={16} /> },
  { value: 'tablet', label: 'Tablet', icon: <Tablet aria-hidden size={16} /> },
  { value: 'mobile', label: 'Mobile', icon: <Smartphone aria-hidden size={16} /> },
] as const

type DeviceChoiceProps = { value: PreviewDevice; onChange: (device: PreviewDevice) => void }

/** The device whose width a preview has. */
export function DeviceChoice({ value, onChange }: DeviceChoiceProps) {
  return <Segmented label="Preview width" value={value} onChange={onChange} options={devices} />
}

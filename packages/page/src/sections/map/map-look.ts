import type { SectionLook } from '../section-kind.ts'
import mapCss from './map.css?inline'
import type { MapSection } from './map-model.ts'
import { MapView } from './map-view.tsx'

export const mapLook: SectionLook<MapSection> = { View: MapView, css: mapCss }

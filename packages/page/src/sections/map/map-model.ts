import { sectionModel, type SectionOfModel } from '../section-model.ts'
import { partAddress, partText } from '../section-parts.ts'

/** The business location: an address, links to map services, and a map that loads on request. */
export const mapModel = sectionModel({
  type: 'map',
  name: 'Map',
  category: 'Map',
  item: {},
  content: {
    address: partText(),
    /** A link from a map service, or 'latitude, longitude'. */
    mapUrl: partAddress(),
  },
})
export type MapSection = SectionOfModel<typeof mapModel>

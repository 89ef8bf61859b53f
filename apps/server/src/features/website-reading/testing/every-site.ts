import type { Site } from './site.ts'
import { alpsAndArcticSites } from './sites/alps-and-arctic.ts'
import { builderSites } from './sites/builders.ts'
import { byTheWaterSites } from './sites/by-the-water.ts'
import { contradictorySites } from './sites/contradictory.ts'
import { encodedSites } from './sites/encoded.ts'
import { everydaySites } from './sites/everyday.ts'
import { furtherSites } from './sites/further.ts'
import { germanSites } from './sites/german.ts'
import { germanVillagesSites } from './sites/german-villages.ts'
import { highStreetSites } from './sites/high-street.ts'
import { hostileSites } from './sites/hostile.ts'
import { lessonsAndRepairsSites } from './sites/lessons-and-repairs.ts'
import { mountainDaysSites } from './sites/mountain-days.ts'
import { overseasSites } from './sites/overseas.ts'
import { plainSentencesSites } from './sites/plain-sentences.ts'
import { priceColumnsSites } from './sites/price-columns.ts'
import { proseAndCardsSites } from './sites/prose-and-cards.ts'
import { seasonalSites } from './sites/seasonal.ts'
import { smallOutfittersSites } from './sites/small-outfitters.ts'
import { structuredSites } from './sites/structured.ts'
import { variousSites } from './sites/various.ts'
import { weekendsAwaySites } from './sites/weekends-away.ts'
import { websiteBuildersSites } from './sites/website-builders.ts'

export const everySite: Site[] = [
  ...structuredSites,
  ...builderSites,
  ...germanSites,
  ...germanVillagesSites,
  ...overseasSites,
  ...everydaySites,
  ...variousSites,
  ...furtherSites,
  ...websiteBuildersSites,
  ...proseAndCardsSites,
  ...alpsAndArcticSites,
  ...priceColumnsSites,
  ...plainSentencesSites,
  ...smallOutfittersSites,
  ...seasonalSites,
  ...encodedSites,
  ...contradictorySites,
  ...mountainDaysSites,
  ...highStreetSites,
  ...byTheWaterSites,
  ...weekendsAwaySites,
  ...lessonsAndRepairsSites,
  ...hostileSites,
]

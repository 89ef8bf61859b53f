import type { Site } from './site.ts'
import { builderSites } from './sites/builders.ts'
import { contradictorySites } from './sites/contradictory.ts'
import { encodedSites } from './sites/encoded.ts'
import { everydaySites } from './sites/everyday.ts'
import { furtherSites } from './sites/further.ts'
import { germanSites } from './sites/german.ts'
import { hostileSites } from './sites/hostile.ts'
import { overseasSites } from './sites/overseas.ts'
import { seasonalSites } from './sites/seasonal.ts'
import { structuredSites } from './sites/structured.ts'
import { variousSites } from './sites/various.ts'

export const everySite: Site[] = [
  ...structuredSites,
  ...builderSites,
  ...germanSites,
  ...overseasSites,
  ...everydaySites,
  ...variousSites,
  ...furtherSites,
  ...seasonalSites,
  ...encodedSites,
  ...contradictorySites,
  ...hostileSites,
]

import type { SceneSubject } from '../scene-schema.ts'
import { campfire } from './campfire.ts'
import { fliers } from './fliers.ts'
import { climbers } from './climbers.ts'
import { riders } from './riders.ts'
import { snowSports } from './snow-sports.ts'
import { paddledBoats } from './paddled-boats.ts'
import { seaBoats } from './sea-boats.ts'
import { whales } from './whales.ts'
import { underWater } from './under-water.ts'
import { waveRiders } from './wave-riders.ts'
import { shelters } from './shelters.ts'
import type { SubjectArt } from './subject-pen.ts'
import { walkers } from './walkers.ts'
import { wildlife } from './wildlife.ts'

export const subjectArts: Record<Exclude<SceneSubject, 'none'>, SubjectArt> = {
  ...paddledBoats,
  ...seaBoats,
  ...waveRiders,
  ...underWater,
  ...whales,
  ...walkers,
  ...campfire,
  ...climbers,
  ...riders,
  ...snowSports,
  ...wildlife,
  ...fliers,
  ...shelters,
}

import type { SceneSubject } from '../scene-schema.ts'
import { fliers } from './fliers.ts'
import { movers } from './movers.ts'
import { paddledBoats } from './paddled-boats.ts'
import { seaSports } from './sea-sports.ts'
import { shelters } from './shelters.ts'
import type { SubjectArt } from './subject-pen.ts'
import { walkers } from './walkers.ts'
import { wildlife } from './wildlife.ts'

export const subjectArts: Record<Exclude<SceneSubject, 'none'>, SubjectArt> = {
  ...paddledBoats,
  ...seaSports,
  ...walkers,
  ...movers,
  ...wildlife,
  ...fliers,
  ...shelters,
}

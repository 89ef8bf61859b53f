import type { SceneSubject } from '../scene-schema.ts'
import { paddledBoats } from './paddled-boats.ts'
import { shelters } from './shelters.ts'
import type { SubjectArt } from './subject-pen.ts'
import { walkers } from './walkers.ts'

export const subjectArts: Partial<Record<SceneSubject, SubjectArt>> = {
  ...paddledBoats,
  ...walkers,
  ...shelters,
}

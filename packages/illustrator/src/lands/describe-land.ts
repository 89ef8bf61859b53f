import type { SceneKind } from '../scene-schema.ts'
import type { Land } from './land.ts'

/** Describes the place of a scene so that it can follow a subject: 'in a fjord below steep cliffs'. */
export function describeLand(land: Land, kind: SceneKind, isOnShore: boolean): string {
  if (land === 'red-rock') {
    return kind === 'canyon' ? 'between the red walls of a canyon' : 'in a red rock desert'
  }
  if (land === 'fjord')
    return isOnShore ? 'beside a fjord below steep cliffs' : 'in a fjord below steep cliffs'
  if (land === 'fir-canyon') {
    return isOnShore ? 'beside a river in a canyon with firs' : 'on a river in a canyon with firs'
  }
  return places[land]
}

const places = {
  'boulder-desert': 'in a desert of boulders and Joshua trees',
  'saguaro-desert': 'in a desert with saguaros',
  'dunes': 'among desert dunes',
}

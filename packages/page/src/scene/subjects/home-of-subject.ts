import type { Scene, SceneKind, SceneSubject } from '../scene-schema.ts'

const waters: SceneKind[] = ['river', 'lake', 'sea', 'coast', 'canyon', 'town', 'cave']
const seas: SceneKind[] = ['sea', 'coast']

/** Where a subject can be; the first is where it goes when it was sent elsewhere. */
const homes: Partial<Record<SceneSubject, SceneKind[]>> = {
  raft: ['river', 'canyon'],
  kayak: waters,
  canoe: waters,
  paddleboard: ['lake', ...waters],
  angler: ['river', 'lake'],
  sailboat: ['sea', 'coast', 'lake', 'town'],
  motorboat: ['sea', 'coast', 'lake', 'town', 'river', 'canyon'],
  surfer: seas,
  kite: seas,
  whale: seas,
  diver: ['reef'],
  climber: ['wall'],
  skier: ['snow'],
  dogsled: ['snow'],
}

/** The scene with its subject in a place where it can be: nobody dives in a desert. */
export function atHome(scene: Scene): Scene {
  const home = homes[scene.subject]
  if (home === undefined) {
    const isUnderWater = scene.kind === 'reef' && scene.subject !== 'none'
    return isUnderWater ? { ...scene, kind: 'coast' } : scene
  }
  const [first] = home
  return first === undefined || home.includes(scene.kind) ? scene : { ...scene, kind: first }
}

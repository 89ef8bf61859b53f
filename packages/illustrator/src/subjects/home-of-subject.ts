import type { Scene, SceneKind, SceneSubject } from '../scene-schema.ts'

const waters: SceneKind[] = ['river', 'lake', 'sea', 'coast', 'canyon', 'town', 'cave']
const seas: SceneKind[] = ['sea', 'coast']

/** Where a subject can be; the first is where it goes when it was sent elsewhere. */
const homes: Partial<Record<SceneSubject, readonly SceneKind[]>> = {
  raft: ['river', 'canyon'],
  kayak: waters,
  canoe: ['lake', 'river', 'canyon', 'coast'],
  paddleboard: ['lake', 'coast', 'sea', 'river', 'town'],
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

/** Kinds in which nothing can stand: under water, and out at sea. */
const groundless: readonly SceneKind[] = ['reef', 'sea']

/** Things of the air, at home over any land and water. */
const airborne: readonly SceneSubject[] = ['birds', 'balloon', 'paraglider', 'zipline']

/** True where the subject can be seen: nobody dives in a desert. */
export function canLive(subject: SceneSubject, kind: SceneKind): boolean {
  if (subject === 'none') return true
  if (airborne.includes(subject)) return !['reef', 'cave'].includes(kind)
  const home = homes[subject]
  return home === undefined ? !groundless.includes(kind) : home.includes(kind)
}

/** The scene with its subject in a place where it can be. */
export function atHome(scene: Scene): Scene {
  if (canLive(scene.subject, scene.kind)) return scene
  const kind = homes[scene.subject]?.[0] ?? (scene.kind === 'cave' ? 'forest' : 'coast')
  return { ...scene, kind }
}

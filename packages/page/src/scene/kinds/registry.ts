import type { SceneKind } from '../scene-schema.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawRiver } from './river.ts'

const kinds: Partial<Record<SceneKind, (stage: Stage) => Setting>> = { river: drawRiver }

export function settingOf(kind: SceneKind): (stage: Stage) => Setting {
  return kinds[kind] ?? drawRiver
}

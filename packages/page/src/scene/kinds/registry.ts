import type { SceneKind } from '../scene-schema.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawCave } from './cave.ts'
import { drawRidge, drawSummit } from './heights.ts'
import { drawLake } from './lake.ts'
import { drawDesert, drawMeadow, drawSavanna } from './open-land.ts'
import { drawCoast, drawSea } from './open-sea.ts'
import { drawReef } from './reef.ts'
import { drawRiver } from './river.ts'
import { drawCanyon, drawWall } from './rock.ts'
import { drawHighSky } from './sky.ts'
import { drawSnow } from './snow.ts'
import { drawTown } from './town.ts'
import { drawCamp, drawForest, drawTrail } from './woods.ts'

/** Draws all that lies behind the subject, and says where the subject has room. */
export const drawSetting: Record<SceneKind, (stage: Stage) => Setting> = {
  river: drawRiver,
  lake: drawLake,
  sea: drawSea,
  coast: drawCoast,
  reef: drawReef,
  summit: drawSummit,
  ridge: drawRidge,
  wall: drawWall,
  canyon: drawCanyon,
  cave: drawCave,
  forest: drawForest,
  trail: drawTrail,
  snow: drawSnow,
  desert: drawDesert,
  savanna: drawSavanna,
  camp: drawCamp,
  meadow: drawMeadow,
  sky: drawHighSky,
  town: drawTown,
}

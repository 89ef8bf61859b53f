import type { SceneKind } from '../scene-schema.ts'
import type { Setting, Stage } from '../stage.ts'
import { drawCamp } from './camp.ts'
import { drawCanyon } from './canyon.ts'
import { drawCave } from './cave.ts'
import { drawCoast } from './coast.ts'
import { drawDesert } from './desert.ts'
import { drawForest } from './forest.ts'
import { drawRidge, drawSummit } from './heights.ts'
import { drawLake } from './lake.ts'
import { drawMeadow } from './meadow.ts'
import { drawReef } from './reef.ts'
import { drawRiver } from './river.ts'
import { drawSavanna } from './savanna.ts'
import { drawSea } from './sea.ts'
import { drawHighSky } from './sky.ts'
import { drawSnow } from './snow.ts'
import { drawTown } from './town.ts'
import { drawTrail } from './trail.ts'
import { drawWall } from './wall.ts'

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

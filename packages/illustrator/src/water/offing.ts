import { under } from '../ink/path.ts'
import { drawBackdrop, findVista } from '../land/backdrop.ts'
import { crest } from '../land/crest.ts'
import { drawFarCrest } from '../land/ranges.ts'
import { between } from '../random.ts'
import type { Stage } from '../stage.ts'

/** Draws the land beyond the water: islands in the haze, or the vista's coast. */
export function drawOffing(stage: Stage): void {
  const vista = findVista(stage)
  if (vista === undefined || vista === 'heights') drawIslands(stage)
  else drawBackdrop(stage, { vista, foot: stage.frame.horizon, scale: 0.55 })
}

function drawIslands(stage: Stage): void {
  const { canvas, frame, light, random } = stage
  const { horizon, width, height } = frame
  drawFarCrest(stage, {
    y: horizon + height * 0.03,
    swing: height * 0.055,
    depth: 0.86,
    wave: width * 0.4,
  })
  const points = crest({
    random,
    width,
    y: horizon + height * 0.045,
    swing: height * 0.09,
    wave: width * 0.7,
    rough: 0.3,
    step: width / 30,
  })
  canvas.fill(under(points, horizon + 20), light.tone('rock', 0.7, 0.2))
}

/** Three gulls, near enough to be birds. */
export function drawGulls({ canvas, frame, light, random }: Stage): void {
  const x = frame.width * between(random, 0.2, 0.7)
  const y = frame.horizon * between(random, 0.3, 0.55)
  const birds = [
    [0, 0, 15],
    [46, -16, 11],
    [-40, 14, 10],
  ].map(
    ([dx = 0, dy = 0, wing = 10]) =>
      `M${Math.round(x + dx - wing)} ${Math.round(y + dy)}q${Math.round(wing * 0.6)}-${Math.round(wing * 0.6)} ${wing} 0q${Math.round(wing * 0.4)}-${Math.round(wing * 0.6)} ${wing} 0`,
  )
  canvas.stroke(birds.join(''), light.ink, 2.6, 0.75)
}

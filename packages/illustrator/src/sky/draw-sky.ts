import { between } from '../random.ts'
import { dots, type Point } from '../ink/path.ts'
import type { Stage } from '../stage.ts'
import { drawClouds } from './clouds.ts'

/** The sky down to the horizon, with all that hangs in it. */
export function drawSky(stage: Stage, horizon = stage.frame.horizon): void {
  const { canvas, frame, light } = stage
  const { top, middle, low, glow } = light.sky
  const paint = canvas.fade(0, horizon, [
    [0, top],
    [0.45, middle],
    [0.8, low],
    [1, glow],
  ])
  canvas.fill(`M0 0H${frame.width}V${frame.height}H0z`, paint)
  if (stage.scene.time === 'night') drawStars(stage, horizon)
  drawSun(stage)
  drawClouds(stage, horizon)
}

/** Sun or moon with its halo; behind thick weather only the brightness is left. */
export function drawSun({ canvas, frame, light, scene, sun }: Stage): void {
  const isNight = scene.time === 'night'
  const reach = Math.max(frame.width, frame.height) * (isNight ? 0.24 : 0.36)
  const [core, edge] = isNight
    ? [light.haze, light.haze]
    : scene.time === 'day'
      ? [light.sun, light.sun]
      : [light.sky.glow, light.sky.low]
  const strength = scene.weather === 'clear' || scene.weather === 'clouds' ? 0.85 : 0.5
  const paint = canvas.glow(sun.x, sun.y, reach, [
    [0, core, strength],
    [0.3, edge, strength * 0.46],
    [1, edge, 0],
  ])
  canvas.circle(sun.x, sun.y, reach, paint)
  if (scene.weather === 'rain' || scene.weather === 'snowfall') return
  canvas.circle(sun.x, sun.y, sun.radius * 1.7, light.sun, 0.16)
  canvas.circle(sun.x, sun.y, sun.radius * 1.3, light.sun, 0.24)
  canvas.circle(sun.x, sun.y, sun.radius, light.sun, scene.weather === 'mist' ? 0.7 : 1)
  if (isNight) {
    const { radius } = sun
    const craters: [number, number, number][] = [
      [-0.35, -0.2, 0.26],
      [0.25, 0.3, 0.2],
      [0.3, -0.4, 0.13],
    ]
    for (const [x, y, r] of craters) {
      canvas.circle(sun.x + x * radius, sun.y + y * radius, r * radius, light.haze, 0.3)
    }
  }
}

function drawStars({ canvas, frame, light, random, scene }: Stage, horizon: number): void {
  const share = scene.weather === 'clear' ? 1 : 0.35
  const sprinkle = (count: number): Point[] =>
    Array.from({ length: Math.round(count * share) }, () => [
      random() * frame.width,
      random() ** 1.3 * horizon * 0.92,
    ])
  canvas.stroke(dots(sprinkle(90 * frame.detail)), light.sun, 1.8, 0.6)
  canvas.stroke(dots(sprinkle(26)), light.sun, 3.4, 0.9)
  if (scene.weather !== 'clear') return
  const x = frame.width * between(random, 0.12, 0.4)
  const y = horizon * between(random, 0.12, 0.3)
  const trail = canvas.sweep(x, x + 110, [
    [0, light.sun, 0],
    [1, light.sun, 0.9],
  ])
  canvas.fill(`M${Math.round(x)} ${Math.round(y)}l110 42-2 3z`, trail)
}

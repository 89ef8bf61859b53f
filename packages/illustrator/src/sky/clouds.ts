import { mixHex } from '../colour/oklch.ts'
import { between, type Random } from '../random.ts'
import type { Stage } from '../stage.ts'

/** Clouds with flat feet: heaps by day, bars towards evening, a ceiling when it rains. */
export function drawClouds(stage: Stage, horizon: number): void {
  const { canvas, frame, random, scene } = stage
  if (scene.weather === 'mist') return
  const isHeavy = scene.weather !== 'clear'
  const isBars = scene.time === 'dusk' || scene.time === 'dawn'
  const count = Math.round(
    (isHeavy ? 6 : scene.time === 'night' ? 1 : between(random, 1.6, 4.4)) *
      (0.7 + 0.3 * frame.detail),
  )
  const colour = cloudColour(stage)
  for (let index = 0; index < count; index += 1) {
    const share = (index + random() * 0.8) / count
    const y = horizon * (isHeavy ? between(random, 0.08, 0.66) : between(random, 0.2, 0.7))
    const far = 0.45 + 0.75 * (1 - y / horizon)
    const long = frame.width * between(random, 0.12, isBars ? 0.34 : 0.24) * far
    const x = (share * 1.1 - 0.05) * frame.width
    const tall = long * (isBars ? between(random, 0.06, 0.11) : between(random, 0.24, 0.34))
    const d = isBars ? bar(random, x, y, long, tall) : heap(random, x, y, long, tall)
    const paint = canvas.fade(y - tall, y, [
      [0, colour, isBars ? 0.75 : 0.95],
      [1, colour, isBars ? 0.3 : 0.16],
    ])
    canvas.fill(d, paint)
  }
}

function cloudColour({ light, scene }: Stage): string {
  if (scene.weather === 'rain') return mixHex(light.sky.top, light.haze, 0.35)
  if (scene.time === 'night') return mixHex(light.sky.low, light.haze, 0.5)
  if (scene.time === 'dusk') return mixHex(light.sky.low, light.sky.glow, 0.35)
  return mixHex(light.sun, light.sky.glow, 0.4)
}

/** A heap of round tops on a level foot. */
function heap(random: Random, x: number, y: number, long: number, tall: number): string {
  const tops = 4 + Math.round(random() * 2)
  let d = `M${Math.round(x - long / 2)} ${Math.round(y)}`
  let height = 0
  const foot = long / tops
  for (let index = 0; index < tops; index += 1) {
    const next =
      index === tops - 1
        ? 0
        : -tall * Math.sin(((index + 1) / tops) * Math.PI) * between(random, 0.35, 0.8)
    const radius = foot * between(random, 0.52, 0.66)
    d += `a${Math.round(radius)} ${Math.round(radius * 1.05)} 0 0 1 ${Math.round(foot)} ${Math.round(next - height)}`
    height = next
  }
  return `${d}z`
}

/** Two or three long lozenges that touch: a cloud seen from the side, low over the land. */
function bar(random: Random, x: number, y: number, long: number, tall: number): string {
  const parts = 2 + Math.round(random())
  return Array.from({ length: parts }, (_, index) => {
    const width = Math.round(long * between(random, 0.5, 1))
    const left = Math.round(x - long / 2 + random() * long * 0.4)
    const high = Math.round(tall * between(random, 0.5, 0.8))
    const top = Math.round(y - index * tall * 0.55)
    const half = Math.round(width / 2)
    return `M${left} ${top}q${Math.round(half * 0.4)}-${high} ${half}-${high}q${Math.round(half * 0.7)} 0 ${half} ${high}q-${half} ${Math.round(high * 0.5)}-${width} 0z`
  }).join('')
}

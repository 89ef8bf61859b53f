import { between } from '../random.ts'
import { dots, type Point } from '../ink/path.ts'
import type { Stage } from '../stage.ts'

/** Haze that lies between two layers of land, thickest at `y`. */
export function drawMist(
  { canvas, frame, light }: Stage,
  y: number,
  thick: number,
  opacity = 0.6,
): void {
  const paint = canvas.fade(y - thick, y + thick, [
    [0, light.haze, 0],
    [0.5, light.haze, opacity],
    [1, light.haze, 0],
  ])
  canvas.fill(`M0 ${Math.round(y - thick)}H${frame.width}V${Math.round(y + thick)}H0z`, paint)
}

/** What falls in front of everything. */
export function drawFall({ canvas, frame, light, random, scene }: Stage): void {
  if (scene.weather === 'rain') {
    const count = Math.round(90 * frame.detail)
    const drops = Array.from({ length: count }, () => {
      const long = between(random, 16, 38)
      return `M${Math.round(random() * frame.width)} ${Math.round(random() * frame.height)}l-${Math.round(long * 0.28)} ${Math.round(long)}`
    })
    canvas.stroke(drops.join(''), light.sky.glow, 1.6, 0.42)
  }
  if (scene.weather === 'snowfall') {
    for (const [count, width, opacity] of [
      [110, 3, 0.7],
      [60, 5.5, 0.85],
      [16, 9, 0.9],
    ] as const) {
      const flakes = Array.from({ length: Math.round(count * frame.detail) }, (): Point => [
        random() * frame.width,
        random() * frame.height,
      ])
      canvas.stroke(dots(flakes), light.isDark ? light.sky.glow : '#ffffff', width, opacity)
    }
  }
}

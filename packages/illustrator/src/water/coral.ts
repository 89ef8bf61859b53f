import { mixHex } from '../colour/oklch.ts'
import { blob } from '../ink/path.ts'
import { between } from '../random.ts'
import type { Stage } from '../stage.ts'

export function drawBranches(
  { canvas, random }: Stage,
  x: number,
  foot: number,
  tall: number,
  colour: string,
): void {
  const arms = [-62, -32, -6, 24, 55].map((degrees) => {
    const angle = ((degrees + (random() - 0.5) * 14) * Math.PI) / 180
    const [dx, dy] = [Math.sin(angle) * tall * 0.55, -Math.cos(angle) * tall * 0.55]
    const [ex, ey] = [Math.sin(angle * 0.6) * tall * 0.4, -tall * 0.45]
    return `M${Math.round(x)} ${Math.round(foot)}q${Math.round(dx * 0.6)} ${Math.round(dy * 0.4)} ${Math.round(dx)} ${Math.round(dy)}l${Math.round(ex)} ${Math.round(ey)}m${Math.round(-ex)} ${Math.round(-ey)}l${Math.round(ex * 0.2 + tall * 0.12)} ${Math.round(ey * 0.55)}`
  })
  canvas.stroke(arms.join(''), colour, tall * 0.085)
}

export function drawFan(
  { canvas, random }: Stage,
  x: number,
  foot: number,
  tall: number,
  colour: string,
): void {
  canvas.fill(
    blob([
      [x, foot],
      [x - tall * 0.34, foot - tall * 0.4],
      [x - tall * 0.46, foot - tall * 0.8],
      [x - tall * 0.12, foot - tall * between(random, 1, 1.15)],
      [x + tall * 0.3, foot - tall * 0.95],
      [x + tall * 0.46, foot - tall * 0.55],
      [x + tall * 0.2, foot - tall * 0.2],
    ]),
    colour,
    0.55,
  )
  const veins = [-0.34, -0.16, 0.02, 0.2, 0.36].map(
    (lean) =>
      `M${Math.round(x)} ${Math.round(foot)}q${Math.round(lean * tall * 0.3)}-${Math.round(tall * 0.5)} ${Math.round(lean * tall)}-${Math.round(tall * 0.85)}`,
  )
  canvas.stroke(veins.join(''), colour, 4)
}

export function drawTubes(
  { canvas, light }: Stage,
  x: number,
  foot: number,
  tall: number,
  colour: string,
): void {
  for (const [dx, share, wide] of [
    [-0.22, 0.6, 0.14],
    [0.24, 0.74, 0.15],
    [0, 1, 0.17],
  ] as const) {
    const [half, high] = [Math.round(wide * tall), Math.round(share * tall)]
    const left = Math.round(x + dx * tall - half)
    canvas.fill(
      `M${left} ${Math.round(foot - high)}h${2 * half}l-${Math.round(half * 0.4)} ${high + 8}h-${Math.round(half * 1.2)}z`,
      colour,
    )
    canvas.fill(
      `M${left} ${Math.round(foot - high)}a${half} ${Math.round(half * 0.42)} 0 0 1 ${2 * half} 0a${half} ${Math.round(half * 0.42)} 0 0 1-${2 * half} 0z`,
      mixHex(colour, light.ink, 0.55),
    )
  }
}

export function drawHeads(
  { canvas, light }: Stage,
  heads: readonly (readonly [number, number, number])[],
  colour: string,
): void {
  for (const [x, foot, r] of heads) {
    canvas.fill(
      `M${Math.round(x - r)} ${Math.round(foot + 6)}a${Math.round(r)} ${Math.round(r)} 0 0 1 ${Math.round(2 * r)} 0z`,
      colour,
    )
    canvas.stroke(
      `M${Math.round(x - r * 0.6)} ${Math.round(foot - r * 0.2)}q${Math.round(r * 0.3)}-${Math.round(r * 0.5)} ${Math.round(r * 0.7)}-${Math.round(r * 0.5)}m-${Math.round(r * 0.4)} ${Math.round(r * 0.4)}q${Math.round(r * 0.3)}-${Math.round(r * 0.2)} ${Math.round(r * 0.7)} 0`,
      mixHex(colour, light.sun, 0.35),
      3.4,
      0.7,
    )
  }
}

export function drawWeed(
  { canvas, random }: Stage,
  x: number,
  foot: number,
  tall: number,
  colour: string,
): void {
  const blades = Array.from({ length: 6 }, (_, index) => {
    const high = Math.round(tall * between(random, 0.55, 1))
    const bend = Math.round(high * 0.14) * (index % 2 === 0 ? 1 : -1)
    return `M${Math.round(x + (index - 3) * tall * 0.08)} ${Math.round(foot + 8)}q${bend}-${Math.round(high * 0.3)} 0-${Math.round(high * 0.5)}t${Math.round(bend * 0.6)}-${Math.round(high * 0.5)}`
  })
  canvas.stroke(blades.join(''), colour, tall * 0.032)
}

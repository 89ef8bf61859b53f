import { describe, expect, it } from 'vitest'

import { planSky } from './sky-plan.ts'

describe('the sky', () => {
  const { left, right } = planSky(7)
  const sides = [left, right]
  const countOf = (kind: 'shootingStars' | 'fireflies' | 'leaves' | 'butterflies') =>
    left[kind].length + right[kind].length

  it('has the numbers of the specification', () => {
    expect(sides.flatMap((side) => side.starLayers.flat())).toHaveLength(150)
    expect(countOf('shootingStars')).toBe(5)
    expect(countOf('fireflies')).toBe(30)
    expect(countOf('leaves')).toBe(15)
    expect(countOf('butterflies')).toBe(6)
  })

  it('is the same every time', () => {
    expect(planSky(7)).toEqual({ left, right })
    expect(planSky(8)).not.toEqual({ left, right })
  })

  it('puts nothing beyond its side', () => {
    const things = sides.flatMap((side) => [
      ...side.starLayers.flat(),
      ...side.shootingStars,
      ...side.fireflies,
      ...side.leaves,
      ...side.butterflies,
    ])
    expect(things.filter(({ x, y }) => x < 0 || x > 100 || y < 0 || y > 100)).toEqual([])
  })

  it('begins every round within itself', () => {
    const late = sides
      .flatMap((side) => [...side.shootingStars, ...side.fireflies, ...side.leaves])
      .filter((mover) => mover.headStartSeconds > mover.durationSeconds)
    expect(late).toEqual([])
  })
})

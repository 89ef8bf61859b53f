import { hexToOklch } from '@wildpath/illustrator/colour'
import { describe, expect, it } from 'vitest'

import { brandRoles } from './brand-roles.ts'

describe('brandRoles', () => {
  it('makes the primary the sky and the secondary the light', () => {
    const roles = brandRoles({ primary: '#7c3aed', secondary: '#14b8a6' })
    expect(roles.sky).toEqual(hexToOklch('#7c3aed'))
    expect(roles.light).toEqual(hexToOklch('#14b8a6'))
  })

  it('lets a warm primary set in the sky of its cool partner', () => {
    const roles = brandRoles({ primary: '#f97316', secondary: '#0ea5e9' })
    expect(roles.sky).toEqual(hexToOklch('#0ea5e9'))
    expect(roles.light).toEqual(hexToOklch('#f97316'))
  })

  it('keeps the sky of a colourless brand almost grey', () => {
    expect(brandRoles({ primary: '#0a0a0a', secondary: '#e11d48' }).sky.c).toBe(0.035)
  })
})

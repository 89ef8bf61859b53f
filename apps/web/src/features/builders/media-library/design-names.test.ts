import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { designNames } from './design-names.ts'

it('calls the library after Canva where its designs come in, as specified', () => {
  expect(designNames({ hasCanva: true })).toEqual({
    library: 'Canva Designs',
    select: 'Select Canva Design',
    insert: 'Insert Canva Design',
    loadFailure: 'Failed to load your Canva designs. Please try again.',
  })
})

it('calls it by its own name elsewhere', () => {
  expect(JSON.stringify(designNames({ hasCanva: false }))).not.toContain('Canva')
})

it('never calls our own studio Canva', () => {
  const studio = join(import.meta.dirname, '../free-canvas')
  const files = readdirSync(studio, { recursive: true, encoding: 'utf8' })
  const named = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\bCanva\b/.test(readFileSync(join(studio, file), 'utf8')))
  expect(named).toEqual([])
})

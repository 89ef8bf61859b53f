import { expect, it } from 'vitest'

import { getCropAttributes } from './picture-frame.ts'

it('adds nothing to a picture without framing', () => {
  expect(getCropAttributes({}, 'pg-portrait')).toEqual({ className: 'pg-portrait' })
})

it('sets the focus for every layout without zooming', () => {
  expect(getCropAttributes({ focus: { x: 20, y: 75 } })).toEqual({
    className: 'pg-framed',
    style: { '--focus-x': '20%', '--focus-y': '75%' },
  })
})

it('zooms around the focus', () => {
  expect(getCropAttributes({ focus: { x: 10, y: 0 }, zoom: 2.5 }, 'pg-portrait')).toEqual({
    className: 'pg-portrait pg-framed pg-zoomed',
    style: { '--focus-x': '10%', '--focus-y': '0%', '--focus-zoom': '2.5' },
  })
})

it('overrides focus and zoom on phones, defaulting to the center and no zoom', () => {
  const framing = { focus: { x: 10, y: 0 }, zoom: 2, phoneFraming: { focus: { x: 90, y: 50 } } }
  expect(getCropAttributes(framing).style).toMatchObject({
    '--focus-zoom': '2',
    '--phone-x': '90%',
    '--phone-y': '50%',
    '--phone-zoom': '1',
  })
  expect(getCropAttributes({ phoneFraming: { zoom: 3 } })).toEqual({
    className: 'pg-framed pg-zoomed',
    style: { '--phone-x': '50%', '--phone-y': '50%', '--phone-zoom': '3' },
  })
})

import { describe, expect, it } from 'vitest'

import { readCoordinates } from './read-coordinates.ts'

const moab = { latitude: 38.573_3, longitude: -109.549_8 }

describe('readCoordinates', () => {
  it.each([
    '38.5733, -109.5498',
    ' 38.5733;-109.5498 ',
    'https://www.google.com/maps/search/?api=1&query=38.5733,-109.5498',
    'https://www.google.com/maps/search/?api=1&query=38.5733%2C-109.5498',
    'https://www.google.com/maps/@38.5733,-109.5498,15z',
    'https://www.google.com/maps/place/Moab/@38.6,-109.6,13z/data=!3m1!4b1!4m6!3m5!8m2!3d38.5733!4d-109.5498',
    'https://maps.google.com/?q=38.5733,-109.5498',
    'https://maps.apple.com/?ll=38.5733,-109.5498&q=Moab',
    'https://maps.apple.com/place?coordinate=38.5733,-109.5498&name=Moab',
    'https://www.openstreetmap.org/#map=15/38.5733/-109.5498',
    'https://www.openstreetmap.org/?mlat=38.5733&mlon=-109.5498#map=12/38.6/-109.6',
  ])('reads %s', (text) => {
    expect(readCoordinates(text)).toEqual(moab)
  })

  it.each([
    '',
    'Moab, Utah',
    'https://maps.app.goo.gl/abc',
    '95.1, 10',
    '12.5, 200',
    '3, 4, 5',
    'https://maps.google.com/?q=10,12+Main+Street',
    'https://maps.google.com/?q=5,1250+Main+Street',
  ])('returns null for “%s”', (text) => {
    expect(readCoordinates(text)).toBeNull()
  })
})

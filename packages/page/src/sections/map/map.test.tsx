import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { listFrameOrigins, pageScripts } from '../../render/page-scripts.ts'
import { showSection } from '../../testing/show-section.tsx'
import { buildMapLinks } from './map-links.ts'

const content = { title: 'Find us', address: 'Dock 4,\nMoab', mapUrl: '38.5733, -109.5498' }

describe('a map section', () => {
  it('loads nothing from the map service until the visitor requests it', () => {
    const markup = showSection('map', content)
    expect(markup).not.toContain('<iframe')
    expect(markup).not.toMatch(/src="https:\/\/[^"]*openstreetmap/)
    expect(markup).toContain(
      'data-map="https://www.openstreetmap.org/export/embed.html?bbox=-109.57180%2C38.56130%2C-109.52780%2C38.58530&amp;layer=mapnik&amp;marker=38.5733%2C-109.5498"',
    )
    expect(markup).toContain('>Show map</button>')
  })

  it('keeps the edges of the map within valid coordinates', () => {
    const markup = showSection('map', { ...content, mapUrl: '-90, 180' })
    expect(markup).toContain('bbox=179.97800%2C-90.00000%2C180.00000%2C-89.98800')
  })

  it('disables the links in a preview', () => {
    const markup = showSection('map', content, 'preview')
    expect(markup).toContain('Open in Apple Maps')
    expect(markup).toContain('>Show map</span>')
    expect(markup).not.toContain('href')
  })

  it('hides the map without coordinates', () => {
    const markup = showSection('map', { ...content, mapUrl: '' })
    expect(markup).not.toContain('Show map')
    expect(markup).toContain('Open in Google Maps')
  })

  it.each([
    ['38.5, -109.5', true],
    ['', false],
  ])('allows frames from the map service only if the page has a map (%s)', (mapUrl, hasMap) => {
    const page = parsePage({ sections: [{ id: 'a', type: 'map', content: { mapUrl } }] })
    expect(listFrameOrigins(page)).toEqual(hasMap ? ['https://www.openstreetmap.org'] : [])
    expect(pageScripts(page)).toHaveLength(hasMap ? 1 : 0)
  })
})

describe('buildMapLinks', () => {
  const listHrefs = (address: string, mapUrl: string) =>
    Object.fromEntries(
      buildMapLinks({ address, mapUrl }).map(({ service, href }) => [service, href]),
    )

  it('links to the coordinates, or to the address if there are none', () => {
    expect(listHrefs('Dock 4', '38.5, -109.5')).toEqual({
      'Google Maps': 'https://www.google.com/maps/search/?api=1&query=38.5%2C-109.5',
      'Apple Maps': 'https://maps.apple.com/?ll=38.5%2C-109.5&q=Dock+4',
      'OpenStreetMap': 'https://www.openstreetmap.org/?mlat=38.5&mlon=-109.5',
    })
    expect(listHrefs('Dock 4,\nMoab', '')).toEqual({
      'Google Maps': 'https://www.google.com/maps/search/?api=1&query=Dock+4%2C+Moab',
      'Apple Maps': 'https://maps.apple.com/?q=Dock+4%2C+Moab',
    })
  })

  it('keeps a short link and drops an invalid URL', () => {
    const short = 'https://maps.app.goo.gl/abc'
    expect(listHrefs('', short)).toEqual({ 'Google Maps': short })
    const osm = 'https://www.openstreetmap.org/way/123'
    expect(listHrefs('', osm)).toEqual({ OpenStreetMap: osm })
    expect(listHrefs('', 'https://maps.apple/p/abc')).toEqual({
      'Apple Maps': 'https://maps.apple/p/abc',
    })
    expect(listHrefs('', 'https://evil.example/google.com')).toEqual({})
    expect(listHrefs('', '+1 406 555 0100')).toEqual({})
    expect(listHrefs('', 'javascript:alert(1)')).toEqual({})
    expect(listHrefs('', '')).toEqual({})
  })
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { type Site, SiteContext } from '../../entities/site/site.ts'
import { Shell } from './shell.tsx'

const site = { year: 2031, socialProfiles: [], measurementId: null } as unknown as Site

function renderShell(sky: 'scenic' | 'margins' | 'none'): string {
  const shell = createElement(Shell, { look: { sky, isWorkspace: false } })
  return renderToStaticMarkup(createElement(SiteContext, { value: site }, shell))
}

const countChatButtons = (html: string) => html.split('aria-label="Support chat"').length - 1

it('keeps the chat button of work screens in the header, which covers no control', () => {
  for (const sky of ['margins', 'none'] as const) {
    const html = renderShell(sky)
    expect(html).not.toContain('data-corner-button')
    expect(countChatButtons(html)).toBe(2)
  }
})

it('adds a floating chat button to public screens', () => {
  const html = renderShell('scenic')
  expect(html).toContain('data-corner-button')
  expect(countChatButtons(html)).toBe(3)
})

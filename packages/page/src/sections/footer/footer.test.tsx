import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../../compose/build-page-input.ts'
import { composeThankYouPage } from '../../compose/compose-generated-page.ts'
import { buildContext } from '../../render/build-context.ts'
import { PageView } from '../../render/page-view.tsx'
import type { RenderContext } from '../../render/render-context.ts'

function show(badge: RenderContext['badge']): string {
  const page = composeThankYouPage(buildPageInput({ year: 2031 }))
  return renderToStaticMarkup(<PageView page={page} context={buildContext({ badge })} />)
}

describe('footer', () => {
  it('names the year and the business', () => {
    expect(show(null)).toContain('<p>© 2031 Big Bend Rafting</p>')
  })

  it('wears the badge only where the plan asks for it', () => {
    expect(show({ label: 'Made with Wildpath', url: 'https://example.test' })).toContain(
      '<a class="pg-badge" href="https://example.test">Made with Wildpath</a>',
    )
    expect(show(null)).not.toContain('pg-badge')
  })
})

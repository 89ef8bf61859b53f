import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../../compose/build-page-input.ts'
import { composeThankYouPage } from '../../compose/compose-generated-page.ts'
import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'

function show(steps: string[]): string {
  const page = composeThankYouPage(
    buildPageInput({
      thankYouPage: { headline: 'See you soon', message: 'We will write.', next_steps: steps },
    }),
  )
  return renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
}

describe('thank-you', () => {
  it('thanks and lists the next steps in order', () => {
    const markup = show(['Read our email', 'Pack a towel'])
    expect(markup).toContain('<h1>See you soon</h1>')
    expect(markup).toContain('<div class="pg-lede"><p>We will write.</p></div>')
    expect(markup).toContain('<h2>Next Steps:</h2>')
    const list = markup.match(/<ol class="pg-items pg-steps pg-bare">.*<\/ol>/)?.[0] ?? ''
    expect(list.match(/<p>[^<]*<\/p>/g)).toEqual(['<p>Read our email</p>', '<p>Pack a towel</p>'])
  })

  it('announces no steps when there are none', () => {
    expect(show([])).not.toContain('Next Steps:')
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../../compose/build-page-input.ts'
import { composeGeneratedPage } from '../../compose/compose-generated-page.ts'
import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'

function show(benefits: string[]): string {
  const input = buildPageInput()
  const page = composeGeneratedPage({
    ...input,
    landingPage: { ...input.landingPage, benefits },
  })
  return renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
}

describe('features', () => {
  it('shows every benefit under the question', () => {
    const markup = show(['Warm gear', 'Hot lunch'])
    expect(markup).toContain('<h2>Why Choose Big Bend Rafting?</h2>')
    expect(markup).toContain('<p>Warm gear</p>')
    expect(markup).toContain('<p>Hot lunch</p>')
  })

  it('shows a benefit that is said twice both times', () => {
    expect(show(['Warm gear', 'Warm gear']).match(/<p>Warm gear<\/p>/g)).toHaveLength(2)
  })

  it('leaves the whole section out when there is nothing to say', () => {
    expect(show([])).not.toContain('Why Choose')
  })
})

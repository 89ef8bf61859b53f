import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../../compose/build-page-input.ts'
import { composeGeneratedPage } from '../../compose/compose-generated-page.ts'
import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'
import type { FormState } from '../../parts/render-context.ts'

function show({
  labels = ['Name', 'Email'],
  ...form
}: Partial<FormState> & { labels?: string[] } = {}) {
  const input = buildPageInput()
  const page = composeGeneratedPage({
    ...input,
    landingPage: { ...input.landingPage, form_fields: labels },
  })
  return renderToStaticMarkup(<PageView page={page} context={buildContext({ form })} />)
}

function inputNamed(markup: string, name: string): string {
  return markup.match(new RegExp(`<input [^>]*name="${name}"[^>]*>`))?.[0] ?? ''
}

describe('lead form', () => {
  it('asks what the owner asks, shows the main offer and says what the button does', () => {
    const markup = show()
    expect(markup).toContain('<h2>Ready to Get Started?</h2>')
    expect(markup).toContain('<p>Half-day family trip with lunch on the river bank</p>')
    expect(markup).toContain('<button class="pg-cta" type="submit">Save our seats</button>')
    expect(inputNamed(markup, 'Name')).not.toBe('')
    expect(inputNamed(markup, 'Email')).not.toBe('')
  })

  it('posts without a script and comes back to where the form is', () => {
    expect(show()).toMatch(
      /<form class="pg-form" data-ground="(light|dark)" action="\/f\/raft#lead-form" method="post">/,
    )
  })

  it('requires every field, and an address in an e-mail field', () => {
    const markup = show({ labels: ['Name', 'Your email'] })
    expect(inputNamed(markup, 'Name')).toMatch(/ required="".* type="text"/)
    expect(inputNamed(markup, 'Your email')).toMatch(/ required="".* type="email"/)
    expect(markup).toContain('All fields are required.')
  })

  it('sets a trap that neither eye, keyboard nor screen reader meets', () => {
    const markup = show()
    expect(markup).toMatch(/<p class="pg-trap" aria-hidden="true">/)
    expect(inputNamed(markup, 'hp_website')).toMatch(/tabindex="-1" autoComplete="off"/i)
    expect(inputNamed(markup, 'hp_website')).not.toContain('required')
  })

  it('keeps what was typed and says beside each field what is wrong', () => {
    const markup = show({
      values: { Name: 'Ana "the rapid" <b>', Email: 'ana@' },
      errors: { Email: 'Please enter a valid email address' },
    })
    expect(inputNamed(markup, 'Name')).toContain('value="Ana &quot;the rapid&quot; &lt;b&gt;"')
    expect(inputNamed(markup, 'Name')).not.toContain('aria-invalid')
    for (const part of [
      'value="ana@"',
      'aria-invalid="true"',
      'aria-describedby="lead-form-2-error"',
    ]) {
      expect(inputNamed(markup, 'Email')).toContain(part)
    }
    expect(markup).toContain(
      '<p class="pg-error" id="lead-form-2-error">Please enter a valid email address</p>',
    )
  })

  it('sums the errors up in an alert whose entries lead to their fields', () => {
    const markup = show({ errors: { Email: 'Email is required' }, notice: 'Nothing was sent.' })
    expect(markup).toContain(
      '<div class="pg-alert" role="alert"><p>Nothing was sent.</p><ul><li><a href="#lead-form-2">Email: Email is required</a></li></ul></div>',
    )
  })

  it('raises no alert when nothing is wrong', () => {
    expect(show()).not.toContain('role="alert"')
  })

  it('is not confused by a field named after a property of every object', () => {
    expect(inputNamed(show({ labels: ['constructor'] }), 'constructor')).toContain('value=""')
  })
})

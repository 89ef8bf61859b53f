import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'
import type { FormState } from '../../parts/render-context.ts'
import type { SectionInput } from '../section-models.ts'

type Content = NonNullable<Extract<SectionInput, { type: 'lead-form' }>['content']>
type Field = NonNullable<Content['fields']>[number]

function show(fields: Field[], form: Partial<FormState> = {}): string {
  const page = parsePage({ sections: [{ id: 'ask', type: 'lead-form', content: { fields } }] })
  return renderToStaticMarkup(<PageView page={page} context={buildContext({ form })} />)
}

/** The control named `q`, whatever element it is. */
function controlOf(field: Partial<Field>, values: Record<string, string> = {}): string {
  const markup = show([{ label: 'q', ...field }], { values })
  return markup.match(/<(input|textarea|select) [^>]*name="q"[^>]*>/)?.[0] ?? ''
}

describe('kinds of fields', () => {
  it('brings the right keyboard for each', () => {
    expect(controlOf({ kind: 'text' })).toContain('type="text"')
    expect(controlOf({ kind: 'email' })).toMatch(
      /autoComplete="email" inputMode="email" type="email"/,
    )
    expect(controlOf({ kind: 'phone' })).toMatch(/autoComplete="tel" inputMode="tel" type="tel"/)
    expect(controlOf({ kind: 'number' })).toMatch(/type="number" step="any" inputMode="decimal"/)
    expect(controlOf({ kind: 'date' })).toContain('type="date"')
    expect(controlOf({ kind: 'long-text' })).toMatch(/^<textarea .*rows="4"/)
  })

  it('keeps what was typed in each', () => {
    const values = { q: '2031-06-01' }
    expect(controlOf({ kind: 'date' }, values)).toContain('value="2031-06-01"')
    expect(controlOf({ kind: 'number' }, { q: '4' })).toContain('value="4"')
    const long = show([{ label: 'q', kind: 'long-text' }], { values: { q: 'Two lines\nof text' } })
    expect(long).toContain('>Two lines\nof text</textarea>')
    expect(controlOf({ kind: 'consent' }, { q: 'Yes' })).toContain('checked=""')
    expect(controlOf({ kind: 'consent' })).not.toContain('checked')
  })

  it('offers each choice once, after an empty one, and keeps the choice', () => {
    const markup = show(
      [{ label: 'q', kind: 'choice', options: ['Half day', 'Full day', 'Half day'] }],
      {
        values: { q: 'Full day' },
      },
    )
    expect(markup).toContain(
      '<option value="">Please choose</option><option>Half day</option><option selected="">Full day</option></select>',
    )
  })

  it('lets a consent be ticked by its own words', () => {
    const markup = show([{ label: 'You may write to me.', kind: 'consent' }])
    const [box = '', words] = markup.match(/<input [^>]*type="checkbox"[^>]*>(.*?)<\/label>/) ?? []
    expect(box).toContain('id="ask-1"')
    expect(box).toContain('name="You may write to me."')
    expect(box).toContain('value="Yes"')
    expect(words).toBe('<label for="ask-1">You may write to me.')
  })

  it('marks what may be left out, and claims that all is required only when it is', () => {
    const markup = show([{ label: 'Name' }, { label: 'Phone', isRequired: false }])
    expect(markup).toContain('Phone<span class="pg-optional"> (optional)</span>')
    expect(markup).not.toContain('All fields are required.')
    expect(markup.match(/ required=""/g)).toHaveLength(1)
    expect(show([{ label: 'Name' }])).toContain('All fields are required.')
  })
})

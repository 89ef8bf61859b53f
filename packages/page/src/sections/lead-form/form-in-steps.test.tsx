import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { buildContext } from '../../parts/build-context.ts'
import { pageScripts } from '../../render/page-scripts.ts'
import { PageView } from '../../render/page-view.tsx'
import { leadFormScript } from './lead-form-script.ts'
import { wordsOf } from '../../language/words-of.ts'

const script = leadFormScript(wordsOf('en').form)

function pageOf(labels: readonly string[], isMultiStep = true) {
  const fields = labels.map((label) => ({
    label,
    kind: label === 'Email' ? ('email' as const) : ('text' as const),
  }))
  return parsePage({
    sections: [{ id: 'ask', type: 'lead-form', content: { fields, isMultiStep } }],
  })
}

const show = (labels: readonly string[], isMultiStep?: boolean) =>
  renderToStaticMarkup(<PageView page={pageOf(labels, isMultiStep)} context={buildContext()} />)

/** The labels of each step. */
function stepsOf(markup: string): string[][] {
  return [...markup.matchAll(/<fieldset[^>]*>(.*?)<\/fieldset>/g)].map(([, inside = '']) =>
    [...inside.matchAll(/name="([^"]+)"/g)].map(([, name = '']) => name),
  )
}

describe('a form in steps', () => {
  it('has no step, and so no unnamed one, where nothing is asked', () => {
    expect(show([])).not.toContain('<fieldset')
  })

  it('asks the questions first and the contact last, in fieldsets that are named', () => {
    const markup = show(['Name', 'Preferred date', 'Email', 'Group size'])
    expect(stepsOf(markup)).toEqual([
      ['Preferred date', 'Group size'],
      ['Name', 'Email'],
    ])
    expect(markup).toContain('<legend>What you have in mind</legend>')
    expect(markup).toContain('<legend>How we reach you</legend>')
  })

  it('makes no step longer than four questions', () => {
    const steps = stepsOf(show(['a', 'b', 'c', 'd', 'e', 'Email']))
    expect(steps).toEqual([['a', 'b', 'c', 'd'], ['e'], ['Email']])
  })

  it('stands whole on the page without a script: nothing hidden or disabled', () => {
    const markup = show(['Preferred date', 'Email'])
    expect(markup).not.toMatch(/ hidden| disabled/)
    expect(markup.match(/type="submit"/g)).toHaveLength(1)
  })

  it('is one step where there is nothing to divide', () => {
    expect(stepsOf(show(['Name', 'Email']))).toEqual([['Name', 'Email']])
    expect(show(['Name', 'Email'])).not.toContain('<legend>')
  })

  it('brings its script only where a form has steps, and a small one', () => {
    expect(pageScripts(pageOf(['Preferred date', 'Email']))).toEqual([script])
    expect(pageScripts(pageOf(['Preferred date', 'Email'], false))).toEqual([])
    expect(script.length).toBeLessThan(3000)
    expect(script).not.toContain('</')
  })

  it('leaves the form itself alone, whose methods a field may be named after', () => {
    expect(script).not.toMatch(/\bform\b|parentNode|\.form\b|event\.currentTarget/)
    const markup = show(['querySelectorAll', 'insertBefore', 'Email'])
    expect(markup).toMatch(/<section class="pg-section pg-start"[^>]*><div class="pg-wrap">/)
    expect(markup).toMatch(/<form [^>]*data-steps=""/)
  })
})

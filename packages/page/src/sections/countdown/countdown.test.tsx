import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { withoutEmptyElements } from '../../document/without-empty-elements.ts'
import { pageScripts } from '../../render/page-scripts.ts'
import { showSection } from '../../testing/show-section.tsx'

const content = {
  title: 'Save the date',
  date: '2031-06-05T09:00',
  timeZone: 'America/Denver',
  afterText: 'We have started.',
}

describe('a countdown', () => {
  it('shows the date and time zone without JavaScript, and hides elements that need it', () => {
    const markup = showSection('countdown', content)
    expect(markup).toContain('<time dateTime="2031-06-05T15:00:00.000Z">Thursday, June 5, 2031')
    expect(markup).toContain('MDT</time>')
    expect(markup).toContain(
      '<dl class="pg-count" data-until="2031-06-05T15:00:00.000Z" hidden=""><div><dt>Days</dt>',
    )
    expect(markup).toMatch(/<div class="pg-count-after" hidden="">.*We have started\./)
  })

  it.each([{ date: '' }, { date: 'soon' }, { timeZone: undefined }])(
    'is hidden from visitors if its content has %j',
    (missing) => {
      const section = { id: 'a', type: 'countdown', content: { ...content, ...missing } }
      expect(withoutEmptyElements(parsePage({ sections: [section] })).sections).toEqual([])
    },
  )

  it('counts in a preview, which runs no script', () => {
    const soon = { ...content, date: '2031-01-03T01:02', timeZone: 'UTC' }
    const preview = showSection('countdown', soon, 'preview')
    expect([...preview.matchAll(/<dd>(\d+)</g)].map(([, number]) => number)).toEqual([
      '2',
      '1',
      '2',
    ])
  })

  it('shows the text for afterward in the visitor preview of a past date', () => {
    const past = { ...content, date: '2021-06-05T09:00' }
    const preview = showSection('countdown', past, 'visitor-preview')
    expect(preview).toContain('<dl class="pg-count" data-until="2021-06-05T15:00:00.000Z" hidden')
    expect(preview).toContain('<div class="pg-count-after"><')
    expect(preview).not.toContain('<time')
    const withoutText = showSection('countdown', { ...past, afterText: '' }, 'visitor-preview')
    expect(withoutText).not.toContain('pg-countdown')
  })

  it('includes its script only if a date is set', () => {
    const page = (date: string) =>
      parsePage({ sections: [{ id: 'a', type: 'countdown', content: { ...content, date } }] })
    expect(pageScripts(page(content.date))).toHaveLength(1)
    expect(pageScripts(page(''))).toEqual([])
    expect(withoutEmptyElements(page(content.date)).sections).toHaveLength(1)
  })
})

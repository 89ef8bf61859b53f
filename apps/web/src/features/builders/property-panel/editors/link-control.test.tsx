import { parsePage } from '@wildpath/page/document'
import { isUsableLink } from '@wildpath/page/fields'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { panelActionsOf, PanelActionsContext } from '../panel-actions.ts'
import { LinkControl } from './link-control.tsx'

const page = parsePage({
  sections: [{ id: 'prices-1', type: 'pricing', content: { title: 'Prices' } }],
})
const nothing = () => {}
const actions = panelActionsOf({
  edit: nothing,
  commitBatch: nothing,
  sectionId: () => 'prices-1',
  changePicture: null,
  isUsableLink: (text) => isUsableLink(page, text),
})

const draw = (value: string, isSample = false) =>
  renderToStaticMarkup(
    <PanelActionsContext value={actions}>
      <LinkControl
        label="Link"
        hint="A web address"
        value={value}
        longest={500}
        isSample={isSample}
        onType={nothing}
        onLeave={nothing}
      />
    </PanelActionsContext>,
  )

describe('the field of a link', () => {
  it.each(['book now', '#nowhere', 'javascript:alert(1)', 'ftp://example.com'])(
    'says that visitors cannot follow %s',
    (text) => {
      const markup = draw(text)
      expect(markup).toContain('aria-invalid="true"')
      expect(markup).toContain('Visitors can’t follow this link.')
    },
  )

  it.each(['', '#', '#pricing', 'www.müller-kajak.de', 'info@blue-canyon.com', '+1 212 555 0100'])(
    'accepts %j',
    (text) => {
      const markup = draw(text)
      expect(markup).not.toContain('aria-invalid="true"')
      expect(markup).toContain('A web address')
    },
  )

  it('does not judge a sample', () => {
    expect(draw('example', true)).not.toContain('aria-invalid="true"')
  })
})

import { expect, it } from 'vitest'

import { escapeHtml, html } from './html.ts'

it('lets no value of a template end a tag, an attribute or a text', () => {
  const hostile = `</p><script>alert("1")</script>' & <`
  const escaped = '&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; &amp; &lt;'
  expect(escapeHtml(hostile)).toBe(escaped)
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
    `<p title="${escaped}">${escaped}</p>`,
  )
})

it('takes markup in markup as it is, and nothing for null', () => {
  const rows = ['a', 'b'].map((text) => html`<b>${text}</b>`)
  expect(html`${rows}${null}${7}`.text).toBe('<b>a</b><b>b</b>7')
})

import { expect, it } from 'vitest'

import { webAddress } from './web-address.ts'

it.each(['https://www.canva.com/design/DA1/edit', 'http://127.0.0.1:9000/edit/DA1'])(
  'opens %s',
  (url) => {
    expect(webAddress(url)).toBe(url)
  },
)

it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://a.example/1', '/edit', ''])(
  'does not open %s',
  (url) => {
    expect(webAddress(url)).toBe(null)
  },
)

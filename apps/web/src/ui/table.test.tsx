import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { NarrowTable } from './table-look.ts'
import { Table } from './table.tsx'

type Trip = { name: string; price: string }

const drawn = (whenNarrow: NarrowTable) =>
  renderToStaticMarkup(
    <Table
      caption="Trips"
      rows={[{ name: 'Rafting', price: '$89' }]}
      keyOf={({ name }: Trip) => name}
      columns={[
        { key: 'name', header: 'Trip', cell: ({ name }) => name },
        { key: 'price', header: 'Price', cell: ({ price }) => price },
      ]}
      whenNarrow={whenNarrow}
    />,
  )
const rolesOf = (html: string) => [...html.matchAll(/ role="(\w+)"/g)].map(([, role]) => role)

describe('a table whose rows become blocks', () => {
  it('is a table to screen readers whatever its layout', () => {
    expect(rolesOf(drawn('blocks'))).toEqual([
      'table',
      'rowgroup',
      'row',
      'columnheader',
      'columnheader',
      'rowgroup',
      'row',
      'rowheader',
      'cell',
    ])
    expect(rolesOf(drawn('scroll'))).toEqual([])
  })

  it('shows beside each figure what it is, which readers hear once', () => {
    const labels = [...drawn('blocks').matchAll(/<span aria-hidden="true"[^>]*>(\w+)<\/span>\$89/g)]
    expect(labels.map(([, label]) => label)).toEqual(['Price'])
    expect(drawn('scroll')).not.toContain('aria-hidden')
  })
})

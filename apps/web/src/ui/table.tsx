import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { type NarrowTable, tableLooks } from './table-look.ts'

type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the right edge, one under the other. */
  align?: 'left' | 'center' | 'right'
  /** What is looked for first stands out. */
  isMain?: boolean
}

type TableProps<Row> = {
  /** Says what the table holds; read aloud, shown only with `isCaptionShown`. */
  caption: string
  isCaptionShown?: boolean
  /** The first one names its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  whenNarrow?: NarrowTable
}

const aligns = { left: 'text-left', center: 'text-center', right: 'text-right tabular-nums' }

/** Rows under named columns; where they do not fit they scroll sideways within themselves, or become blocks. */
export function Table<Row>({ caption, isCaptionShown = false, ...props }: TableProps<Row>) {
  const { columns, whenNarrow = 'scroll' } = props
  const look = tableLooks[whenNarrow]
  // Some browsers take a table that is laid out otherwise for none.
  const as = (role: string) => (whenNarrow === 'blocks' ? { role } : {})
  const alignOf = (column: Column<Row>) => aligns[column.align ?? 'left']

  return (
    <section
      aria-label={caption}
      // Focusable, so that the arrow keys can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={whenNarrow === 'scroll' ? 0 : undefined}
      className={clsx(
        'relative overflow-x-auto rounded-card border border-line bg-surface',
        look.frame,
      )}
    >
      <table {...as('table')} className={clsx('text-note', look.table)}>
        <caption
          className={
            isCaptionShown ? 'px-4 pt-4 pb-2 text-left font-display text-title' : 'sr-only'
          }
        >
          {caption}
        </caption>
        <thead {...as('rowgroup')} className={look.head}>
          <tr {...as('row')} className="border-b border-line text-quiet">
            {columns.map((column, index) => (
              <th
                {...as('columnheader')}
                key={column.key}
                scope="col"
                className={clsx(
                  'font-semibold',
                  index === 0 ? look.name : look.column,
                  alignOf(column),
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')} className={look.body}>
          {props.rows.map((row) => (
            <tr
              {...as('row')}
              key={props.keyOf(row)}
              className={clsx('border-b border-line last:border-0', look.row)}
            >
              {columns.map((column, index) =>
                index === 0 ? (
                  <th
                    {...as('rowheader')}
                    key={column.key}
                    scope="row"
                    className={clsx('font-medium', look.name, alignOf(column))}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    {...as('cell')}
                    key={column.key}
                    className={clsx(column.isMain ? look.main : look.cell, alignOf(column))}
                  >
                    {whenNarrow === 'blocks' && <BlockLabel>{column.header}</BlockLabel>}
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What a column is called, beside each of its cells in a block; readers hear it from the column itself. */
function BlockLabel({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="block font-sans text-note font-normal tracking-normal text-quiet @4xl:hidden"
    >
      {children}
    </span>
  )
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the right edge, one under the other. */
  align?: 'left' | 'center' | 'right'
}

type TableProps<Row> = {
  /** Says what the table holds; read aloud, shown only with `isCaptionShown`. */
  caption: string
  isCaptionShown?: boolean
  /** The first one names its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

const aligns = { left: 'text-left', center: 'text-center', right: 'text-right tabular-nums' }

/** What names a row stays in sight while the others scroll past it. */
const pinned = 'sticky left-0 bg-surface'

/** Rows under named columns; scrolls sideways within itself where it does not fit. */
export function Table<Row>({ caption, isCaptionShown = false, ...props }: TableProps<Row>) {
  const cellClass = (column: Column<Row>) => clsx('px-4 py-3', aligns[column.align ?? 'left'])

  return (
    // Focusable, so that the arrow keys can scroll it.
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse text-note">
        <caption
          className={
            isCaptionShown ? 'px-4 pt-4 pb-2 text-left font-display text-title' : 'sr-only'
          }
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line text-quiet">
            {props.columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                className={clsx('font-semibold', index === 0 && pinned, cellClass(column))}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={props.keyOf(row)} className="border-b border-line last:border-0">
              {props.columns.map((column, index) =>
                index === 0 ? (
                  <th
                    key={column.key}
                    scope="row"
                    className={clsx('font-medium', pinned, cellClass(column))}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={cellClass(column)}>
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

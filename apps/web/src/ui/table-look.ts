/** What becomes of more columns than there is room for: one scrolls to them, or each row becomes a block. */
export type NarrowTable = 'scroll' | 'blocks'

type TableLook = {
  /** Around the table. */
  frame: string
  table: string
  head: string
  /** Of the cell that names a column. */
  column: string
  body: string
  row: string
  /** Of the cell that names its row. */
  name: string
  /** Of the other cells; `main` of the one that is looked for first. */
  cell: string
  main: string
}

/** What names a row stays in sight while the others scroll past it. */
const pinned = 'sticky left-0 bg-surface'

export const tableLooks: Record<NarrowTable, TableLook> = {
  scroll: {
    frame: '',
    table: 'w-full border-collapse',
    head: '',
    column: 'px-4 py-3',
    body: '',
    row: '',
    name: `px-4 py-3 ${pinned}`,
    cell: 'px-4 py-3',
    main: 'px-4 py-3',
  },
  // A table from 56rem on, which all columns fit into.
  blocks: {
    frame: '@container',
    table: 'block w-full @4xl:table @4xl:border-collapse',
    head: 'sr-only @4xl:not-sr-only @4xl:table-header-group',
    column: '@4xl:px-4 @4xl:py-3',
    body: 'block @4xl:table-row-group',
    row: 'grid grid-cols-2 gap-x-4 gap-y-3 p-4 @lg:grid-cols-3 @4xl:table-row @4xl:p-0',
    name: 'col-span-2 block text-body @4xl:table-cell @4xl:px-4 @4xl:py-3 @4xl:text-note',
    cell: 'block font-semibold @max-4xl:text-left @4xl:table-cell @4xl:px-4 @4xl:py-3 @4xl:font-normal',
    main: 'block @max-lg:col-span-full @max-4xl:text-left @max-4xl:font-display @max-4xl:text-title @4xl:table-cell @4xl:px-4 @4xl:py-3 @4xl:font-semibold',
  },
}

export type Table = { title: string; note: string; columns: string[]; rows: (string | number)[][] }

/** Prints a table for people, its numbers to the right. */
export function printTable({ title, note, columns, rows }: Table): void {
  const cells = [columns, ...rows.map((row) => row.map(String))]
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
  console.log(`\n${title}\n${note}\n`)
  for (const [at, row] of cells.entries()) {
    console.log(line(row))
    if (at === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '))
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

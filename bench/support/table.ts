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

/** The value below which this share of sorted values lies. */
export function share(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** How long each of so many calls took, one after the other, in ms and sorted; the first ten warm it up. */
export async function timesOf(count: number, call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < count + 10; round += 1) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  return times.slice(10).toSorted((one, other) => one - other)
}

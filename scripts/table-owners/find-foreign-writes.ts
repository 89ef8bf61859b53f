import { posix } from 'node:path'

export type SourceFile = { path: string; source: string }

/** Where a table is declared with `pgTable`; that folder owns it. */
type Table = { name: string; constant: string; folder: string }

export type ForeignWrite = { path: string; table: string; owner: string }

export function listTables(files: readonly SourceFile[]): Table[] {
  return files.flatMap(({ path, source }) =>
    [...source.matchAll(/const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
      ([, constant = '', name = '']) => ({
        name,
        constant,
        folder: posix.dirname(path),
      }),
    ),
  )
}

/** Every write, in SQL or by Drizzle, of a table that is declared in another folder. */
export function findForeignWrites(
  files: readonly SourceFile[],
  tables: readonly Table[],
): ForeignWrite[] {
  return files.flatMap(({ path, source }) => {
    const constants = constantsIn(source, tables)
    const written = writesIn(source).flatMap(
      (word) => constants.get(word) ?? tables.find(({ name }) => `sql ${name}` === word) ?? [],
    )
    return [...new Set(written)]
      .filter(({ folder }) => !`${posix.dirname(path)}/`.startsWith(`${folder}/`))
      .map(({ name, folder }) => ({ path, table: name, owner: folder }))
  })
}

/** Tables by the names that this file has for them: imported under another one, or given another one. */
function constantsIn(source: string, tables: readonly Table[]): Map<string, Table> {
  const constants = new Map(tables.map((table) => [table.constant, table]))
  for (const [, known = '', other = ''] of source.matchAll(/\b(\w+) as (\w+)\b/g)) {
    const table = constants.get(known)
    if (table !== undefined) constants.set(other, table)
  }
  for (const [, other = '', known = ''] of source.matchAll(/\bconst (\w+) = (\w+)\n/g)) {
    const table = constants.get(known)
    if (table !== undefined) constants.set(other, table)
  }
  return constants
}

/** What is written: `sql name` for a table in SQL, the constant where one is named. */
function writesIn(source: string): string[] {
  const inSql =
    /\b(?:insert\s+into|delete\s+from|truncate|update)\s+(?:only\s+)?(?:public\.)?(?:"?(\w+)"?|\$\{(\w+)\})/gi
  const byDrizzle = /\.(?:insert|update|delete)\(\s*(?:\w+\.)?(\w+)\s*[),]/g
  return [
    ...[...source.matchAll(inSql)].map(([, name, constant]) => constant ?? `sql ${name}`),
    ...[...source.matchAll(byDrizzle)].map(([, constant = '']) => constant),
  ]
}

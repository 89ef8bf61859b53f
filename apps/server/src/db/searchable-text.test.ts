import { foldText, toSearchableText } from '@wildpath/text'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Database, openDatabase } from './client.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-postgres.ts'

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await createTestDatabase()
  database = openDatabase(place.connection)
})
afterAll(async () => {
  await database.close()
  await place.drop()
})

async function runSql(name: 'fold_text' | 'searchable_text', texts: string[]): Promise<string[]> {
  const rows = await database.sql`
    select case when ${name}::text = 'fold_text' then fold_text(text) else searchable_text(text) end as result
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as texts (text, place)
    order by place`
  return rows.map(({ result }) => String(result))
}

function differences(texts: string[], expected: string[], actual: string[]) {
  return texts.flatMap((text, index) =>
    expected[index] === actual[index]
      ? []
      : [{ text, folded: expected[index], inSql: actual[index] }],
  )
}

/** Every character up to the end of the supplementary multilingual plane, as PostgreSQL can store it. */
const characters = Array.from({ length: 0x1_ff_ff }, (_, index) => index + 1)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))

/** PostgreSQL and Node.js may support different Unicode versions. */
async function listKnownCharacters(): Promise<string[]> {
  const rows = await database.sql`
    select text from jsonb_array_elements_text(${JSON.stringify(characters)}::jsonb) as texts (text)
    where unicode_assigned(text)`
  return rows.map(({ text }) => String(text)).filter((text) => !/\p{Cn}/u.test(text))
}

it('folds every character identically in SQL and TypeScript', { timeout: 120_000 }, async () => {
  const known = await listKnownCharacters()
  expect(differences(known, known.map(foldText), await runSql('fold_text', known))).toEqual([])
})

it('adds the same numbers in SQL and TypeScript', async () => {
  const text = Array.from({ length: 60 }, (_, index) => `5-${100_000 + (index % 55)}`).join('x')
  expect(await runSql('searchable_text', [text])).toEqual([toSearchableText(text)])
})

it(
  'makes every character searchable identically in SQL and TypeScript',
  { timeout: 120_000 },
  async () => {
    const known = await listKnownCharacters()
    const texts = known.map((character) => `a${character}b ${character} 山 ${character}`)
    expect(
      differences(texts, texts.map(toSearchableText), await runSql('searchable_text', texts)),
    ).toEqual([])
  },
)

it('makes random text searchable in SQL as in TypeScript', { timeout: 120_000 }, async () => {
  const parts = (
    'Zoë,José,STRASSE,ẞ,İ,Ω,ΟΔΟΣ,٠٥,０９,–,’,\u200B,\u0301,' +
    '1,22,333, , ,(,),+,-,/,.,\n,a,B,한,が,(0),\u3000,山,・,ー,׳,"'
  ).split(',')
  const texts = Array.from({ length: 10_000 }, (_, seed) =>
    Array.from(
      { length: 25 },
      (__, index) => parts[(seed * (index * 7 + 3) + index * index) % parts.length],
    ).join(''),
  )
  expect(
    differences(texts, texts.map(toSearchableText), await runSql('searchable_text', texts)),
  ).toEqual([])
})

it('lets PostgreSQL maintain the indexes on searchable text', async () => {
  await database.sql`insert into users (id, name, email) values ('zoe', 'Zoë', 'zoe@example.com')`
  await database.sql`analyze users`
  await database.sql`reindex index users_search_text`
  const found = await database.sql`
    select id from users where searchable_text(name || chr(10) || email) like '%zoe%'`
  expect(found).toEqual([{ id: 'zoe' }])
})

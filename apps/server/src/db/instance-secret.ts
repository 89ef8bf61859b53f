import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'

import type { Database } from './client.ts'
import { instanceSettings } from './instance-table.ts'

/** Where the secret stood before it had a place of its own. */
const formerKey = 'session-secret'
/** By which a process learns that it has another secret than the others; it says nothing of the secret. */
const checkKey = 'secret-check'

const fileName = 'instance-secret'

type Options = {
  database: Pick<Database, 'db'>
  dataDir: string
  /** INSTANCE_SECRET; null keeps the secret in a file of the data folder. */
  instanceSecret: string | null
  /** Whether this secret takes the place of one that was lost. */
  renewInstanceSecret: boolean
  /** Tells the operator of a file that was made. */
  say(line: string): void
}

/**
 * The secret that signs cookies and links of this installation, the same in every process. It never stands in
 * the database, so that whoever reads a backup is nobody; a secret that still does moves to the data folder.
 * Throws, with a line for the operator, when the database belongs to another secret.
 */
export async function openInstanceSecret(options: Options): Promise<string> {
  const { database, dataDir, instanceSecret, renewInstanceSecret, say } = options
  const path = join(dataDir, fileName)
  const former = await read(database, formerKey)
  const isChecked = (await read(database, checkKey)) !== null
  let kept = await readSecret(path)
  let isNew = false
  const keep = async (secret: string) => {
    kept = await writeSecret(path, secret)
    isNew = kept === secret
    say(
      `The secret of this installation is in ${path}. Back it up with the database; a process with another ` +
        'data folder needs it as INSTANCE_SECRET.',
    )
    return kept
  }

  if (former !== null) {
    if (!isChecked) await check(database, kept ?? (await keep(former)))
    await database.db.delete(instanceSettings).where(eq(instanceSettings.key, formerKey))
  }
  const secret = instanceSecret ?? kept ?? (await keep(randomBytes(32).toString('base64url')))
  if (renewInstanceSecret) await forgetCheck(database)
  if (await check(database, secret)) return secret
  if (isNew && former === null) await rm(path)
  throw new Error(
    'This database belongs to an installation with another secret. Give every process the same INSTANCE_SECRET: it ' +
      `is in the file ${fileName} of the data folder in which the installation began. If it is lost, start once ` +
      'with RENEW_INSTANCE_SECRET=1: everybody then has to log in again.',
  )
}

/** Whether the database knows this secret; the first one that asks becomes known. */
async function check(database: Options['database'], secret: string): Promise<boolean> {
  const value = createHmac('sha256', secret).update('check of the instance secret').digest('hex')
  await database.db.insert(instanceSettings).values({ key: checkKey, value }).onConflictDoNothing()
  return (await read(database, checkKey)) === value
}

async function forgetCheck({ db }: Options['database']): Promise<void> {
  await db.delete(instanceSettings).where(eq(instanceSettings.key, checkKey))
}

async function read({ db }: Options['database'], key: string): Promise<string | null> {
  const [row] = await db.select().from(instanceSettings).where(eq(instanceSettings.key, key))
  return row?.value ?? null
}

async function readSecret(path: string): Promise<string | null> {
  try {
    const secret = (await readFile(path, 'utf8')).trim()
    // A copied or restored file may have become readable for others.
    if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600)
    return secret === '' ? null : secret
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Whole or not at all, and never over one that another process of this folder wrote: that one is answered. */
async function writeSecret(path: string, secret: string): Promise<string> {
  await mkdir(join(path, '..'), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${secret}\n`)
    await file.sync()
    await link(draft, path)
    return secret
  } catch (error) {
    const theirs = isCode(error, 'EEXIST') ? await readSecret(path) : null
    if (theirs === null) throw error
    return theirs
  } finally {
    await file.close()
    await rm(draft)
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

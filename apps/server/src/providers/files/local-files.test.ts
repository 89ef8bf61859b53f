import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { filesContract } from './files-contract.ts'
import { createLocalFiles } from './local-files.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'wildpath-files-'))
  folders.push(folder)
  return folder
}

describe('files on this machine', () => {
  filesContract(async () => createLocalFiles(join(await openFolder(), 'files')))

  it('leave nothing beside the file itself, whole or failed', async () => {
    const folder = await openFolder()
    const files = createLocalFiles(folder)
    const file = { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' }
    await files.put('a.webp', file)
    await files.put('a.webp', file)
    expect(await readdir(folder)).toEqual(['a.webp'])
    await files.put('b.webp/c.webp', file)
    expect(await readdir(folder)).toEqual(['a.webp'])
  })

  it('says what is wrong when a file stands where a folder should', async () => {
    const folder = await openFolder()
    await writeFile(join(folder, 'designs'), 'a file')
    const files = createLocalFiles(folder)
    expect(await files.read('designs/a.webp')).toEqual({ ok: false, error: 'object-not-found' })
  })
})

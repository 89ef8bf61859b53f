import { expect, it } from 'vitest'

import type { FileStore } from './files.ts'

const webp = (text: string) => ({ bytes: new TextEncoder().encode(text), type: 'image/webp' })

/** What every store promises. */
export function filesContract(open: () => Promise<FileStore>): void {
  const textOf = async (files: FileStore, key: string) => {
    const read = await files.read(key)
    return read.ok ? new TextDecoder().decode(read.value) : read.error
  }

  it('reads what was put, also after it was replaced', async () => {
    const files = await open()
    const key = 'designs/0f3a/640.webp'
    expect(await files.put(key, webp('river'))).toEqual({ ok: true, value: null })
    expect(await textOf(files, key)).toBe('river')
    await files.put(key, webp('lake'))
    expect(await textOf(files, key)).toBe('lake')
  })

  it('keeps every byte', async () => {
    const files = await open()
    const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256)
    await files.put('all.bin', { bytes, type: 'application/octet-stream' })
    const read = await files.read('all.bin')
    expect(read.ok && Buffer.from(read.value).equals(bytes)).toBe(true)
  })

  it('says that a file is not there, and deletes it as often as asked', async () => {
    const files = await open()
    expect(await textOf(files, 'none.webp')).toBe('object-not-found')
    await files.put('some.webp', webp('some'))
    expect(await files.delete('some.webp')).toEqual({ ok: true, value: null })
    expect(await textOf(files, 'some.webp')).toBe('object-not-found')
    expect(await files.delete('some.webp')).toEqual({ ok: true, value: null })
  })

  it.each([
    '../secret.txt',
    'designs/../../secret.txt',
    '/etc/passwd',
    'designs//a.webp',
    'a.webp/',
    '.env',
    'a\0.webp',
    'a%2f.webp',
    '',
  ])('refuses %j as a key', async (key) => {
    const files = await open()
    const refused = { ok: false, error: 'invalid-url' }
    expect(await files.put(key, webp('bad'))).toEqual(refused)
    expect(await files.read(key)).toEqual(refused)
    expect(await files.delete(key)).toEqual(refused)
  })

  it('stores nothing that was stopped before', async () => {
    const files = await open()
    const signal = AbortSignal.abort()
    expect(await files.put('late.webp', webp('late'), { signal })).toEqual({
      ok: false,
      error: 'canceled',
    })
    expect(await textOf(files, 'late.webp')).toBe('object-not-found')
  })
}

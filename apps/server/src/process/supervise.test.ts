import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, describe, expect, it } from 'vitest'

import { supervise } from './supervise.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A server of so many lines, and what each of its starts wrote. */
function writeServer(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'wildpath-supervise-'))
  folders.push(folder)
  const diary = join(folder, 'starts')
  const file = join(folder, 'server.mjs')
  writeFileSync(diary, '')
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs'
     appendFileSync(${JSON.stringify(diary)}, 'x')
     const starts = readFileSync(${JSON.stringify(diary)}, 'utf8').length
     ${program}`,
  )
  return { file, starts: () => readFileSync(diary, 'utf8').length }
}

function watch(file: string) {
  const lines: string[] = []
  const ended = supervise({
    file,
    firstPauseMs: 1,
    longestPauseMs: 4,
    tell: (line) => void lines.push(line),
  })
  return { ended, lines }
}

describe('watching over a server', () => {
  it('starts it again after it was ready, with longer and longer pauses, however it ends', async () => {
    const { file, starts } = writeServer(`
      process.send('ready', () => {
        if (starts === 5) process.exit(0)
        if (starts % 2 === 0) process.exit(7)
        process.kill(process.pid, 'SIGKILL')
      })`)
    const { ended, lines } = watch(file)
    expect([await ended, starts()]).toEqual([0, 5])
    expect(lines).toEqual([
      'The server ended unexpectedly (SIGKILL) and is started again in 0.001 s.',
      'The server ended unexpectedly (7) and is started again in 0.002 s.',
      'The server ended unexpectedly (SIGKILL) and is started again in 0.004 s.',
      'The server ended unexpectedly (7) and is started again in 0.004 s.',
    ])
  })

  it('leaves one alone that cannot start, with its exit code', async () => {
    const { file, starts } = writeServer('process.exit(3)')
    const { ended, lines } = watch(file)
    expect([await ended, starts(), lines]).toEqual([3, 1, []])
  })

  it('tries on when a server that was ready cannot start for a while', async () => {
    const { file, starts } = writeServer(`
      if (starts === 2 || starts === 3) process.exit(1)
      process.send('ready', () => process.exit(starts === 4 ? 0 : 1))`)
    expect([await watch(file).ended, starts()]).toEqual([0, 4])
  })

  it('passes SIGTERM on and ends as the server does', async () => {
    const { file, starts } = writeServer(`
      process.on('SIGTERM', () => process.exit(0))
      process.send('ready')
      setInterval(() => {}, 1000)`)
    const { ended, lines } = watch(file)
    await expect.poll(starts).toBe(1)
    // A signal to a server that does not listen yet ends it, too: what counts is that none follows.
    process.emit('SIGTERM', 'SIGTERM')
    expect([0, 1]).toContain(await ended)
    expect([starts(), lines]).toEqual([1, []])
  })
})

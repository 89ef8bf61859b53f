import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderInUse, findAnnouncedSocket, takeDataLock } from './data-lock.ts'
import { processIdentity } from './process-identity.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wildpath-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

function leaveLock(record: { pid: number; identity: string; socketDirectory: string | null }) {
  writeFileSync(join(dataDir, 'postgres.lock'), JSON.stringify(record))
}

describe('the lock of a data folder', () => {
  it('belongs to one owner at a time and leaves nothing behind', () => {
    const { lock } = takeDataLock(dataDir)

    expect(() => takeDataLock(dataDir)).toThrow(DataFolderInUse)
    lock.release()
    takeDataLock(dataDir).lock.release()
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('passes on from an owner whose number belongs to another process now', () => {
    leaveLock({ pid: process.pid, identity: 'before the crash', socketDirectory: '/run/old' })

    expect(takeDataLock(dataDir).abandoned).toBe('/run/old')
  })

  it('passes on when its file is damaged', () => {
    writeFileSync(join(dataDir, 'postgres.lock'), '{"pid":')

    expect(takeDataLock(dataDir).abandoned).toBeNull()
  })

  it('tells where the database listens only while its owner lives', () => {
    const { lock } = takeDataLock(dataDir)
    expect(findAnnouncedSocket(dataDir)).toBeUndefined()
    lock.announce('/run/mine')
    expect(findAnnouncedSocket(dataDir)).toBe('/run/mine')

    leaveLock({ pid: process.pid, identity: 'before the crash', socketDirectory: '/run/old' })
    expect(findAnnouncedSocket(dataDir)).toBeUndefined()
  })
})

describe('the identity of a process', () => {
  it('stays the same while it runs and is gone when it ended', async () => {
    const child = spawn('sleep', ['30'])
    await once(child, 'spawn')
    const pid = child.pid ?? 0
    const identity = processIdentity(pid)

    expect(identity).toEqual(expect.stringMatching(/./))
    expect(processIdentity(pid)).toBe(identity)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(processIdentity(pid)).toBeUndefined()
  })
})

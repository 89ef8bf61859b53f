import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

import { loadContent } from './load-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'wildpath-content-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the content', () => {
  it('has no mistake', () => {
    expect(() => loadContent()).not.toThrow()
  })

  it('names file and line of every mistake', () => {
    mkdirSync(join(folder, 'rafting'), { recursive: true })
    mkdirSync(join(folder, 'goals'))
    writeFileSync(join(folder, 'README.md'), 'How this is written')
    writeFileSync(join(folder, 'rafting/calm.md'), '## Ask\n\n- Who?\n\n## Asks\n')
    writeFileSync(join(folder, 'goals/booking.md'), 'Words\n')
    expect(() => loadContent(folder)).toThrow(
      /^goals\/booking\.md:1: Neither[^]*^rafting\/calm\.md:5: Unknown/mu,
    )
    expect(() => loadContent(folder)).not.toThrow(/README/u)
  })
})

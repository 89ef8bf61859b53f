import { describe, expect, it } from 'vitest'

import { keyOf, nameWithKey, readName } from '../../features/ad-accounts/ad-key.ts'
import { platformAddress, platformName, platformSentence } from './platform-text.ts'

describe('what a platform calls something', () => {
  it('has no control characters, and is well-formed', () => {
    expect(platformName.parse('Sum\u0000mer\n \u0007raf\uD800ting ')).toBe('Summer raf\uFFFDting')
    expect(platformName.parse(undefined)).toBe('')
    expect(platformSentence('No\u0000.')).toBe('No.')
    expect(platformSentence('\u0000')).toBeNull()
  })

  it('is shortened in its middle, and keeps the key of what was made here', () => {
    const key = keyOf('7f1c2d3e-0000-4000-8000-000000000000')
    const name = platformName.parse(nameWithKey('x'.repeat(10_000), key))
    expect(name).toHaveLength(300)
    expect(readName(name).key).toBe(key)
  })

  it('is no address where it is too long for one', () => {
    expect(platformAddress.parse('https://blue.example/\u0000')).toBe('https://blue.example/')
    expect(platformAddress.parse(`https://blue.example/${'x'.repeat(10_000)}`)).toBe('')
  })
})

import { expect, it } from 'vitest'
import { findMissingPackages } from './check-lock.mjs'

it('accepts what lies beside, above or below the package that needs it', () => {
  const packages = {
    '': { dependencies: { above: '1' } },
    'apps/server': { dependencies: { beside: '1' }, devDependencies: { above: '1' } },
    'apps/server/node_modules/beside': { dependencies: { below: '1', above: '1' } },
    'apps/server/node_modules/beside/node_modules/below': {},
    'node_modules/above': { devDependencies: { 'of-others': '1' } },
  }

  expect(findMissingPackages({ packages })).toEqual([])
})

it('names what is missing and who needs it', () => {
  const packages = {
    '': { dependencies: { left: '^1.0.0' } },
    'node_modules/left': { optionalDependencies: { 'left-arm64': '2.0.0' } },
    'apps/server/node_modules/left-arm64': {},
  }

  expect(findMissingPackages({ packages })).toEqual(['node_modules/left needs left-arm64@2.0.0'])
})

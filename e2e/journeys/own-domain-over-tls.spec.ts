import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { findOnPath, findTlsTool } from '../../scripts/tls-tools/find-tls-tool.mjs'
import { openTlsScene, productDomain, type TlsScene } from '../support/tls/scene.ts'

const caddy = findTlsTool('caddy')
const pebble = findTlsTool('pebble')
const missing = [
  ...(caddy === null ? ['caddy'] : []),
  ...(pebble === null ? ['pebble'] : []),
  ...(findOnPath('openssl') === null ? ['openssl'] : []),
].join(' and ')
const remedy = `Not tried over HTTPS: ${missing} not installed (npm run install:tls-tools fetches Caddy and pebble)`
// Whoever reads the results sees it, whatever reports them.
if (missing !== '') console.warn(remedy)

let scene: TlsScene

describe('the product on the internet', () => {
  beforeAll(async () => {
    if (missing !== '' || caddy === null || pebble === null) return
    scene = await openTlsScene({ caddy, pebble, freshData: inject('freshData') })
  })
  afterAll(async () => {
    if (missing === '') await scene.stop()
  })

  it('gets no certificate for a host that nobody verified, and does not even ask for one', async ({
    skip,
  }) => {
    if (missing !== '') return skip(remedy)
    await scene.dns.setZone('stranger.test', ['@ A 127.0.0.1'])
    await expect(scene.visit('stranger.test')).rejects.toThrow('alert')
    expect(scene.authority.wasAskedFor('stranger.test')).toBe(false)
  })

  it('has its own certificate before anybody comes, and tells browsers to stay with HTTPS', async ({
    skip,
  }) => {
    if (missing !== '') return skip(remedy)
    const own = await scene.visit(`app.${productDomain}`)
    expect(own.status).toBe(200)
    expect(own.headers['strict-transport-security']).toBe('max-age=31536000')
    // What Caddy asks is nobody else's business.
    const asked = await scene.visit(`app.${productDomain}`, `/tls/ask?domain=stranger.test`)
    expect(asked.status).toBe(404)
  })
})

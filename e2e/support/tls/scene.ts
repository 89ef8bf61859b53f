import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser } from 'playwright-core'

import { launchBrowser } from '../browser.ts'
import { type Dns, startDns } from '../dns.ts'
import { findFreePort, startProduct } from '../product.ts'
import { startCaddy } from './caddy.ts'
import { type Pebble, startPebble } from './pebble.ts'
import { type Visit, visitPlainly, visitSafely } from './visit.ts'

export const productDomain = 'wild.test'
const publicHost = `app.${productDomain}`

/** The product as on the internet: behind Caddy, with a certificate authority and a name server, all on loopback. */
export type TlsScene = {
  /** Of the product, without a trailing slash. */
  url: string
  /** Where https:// of every host is. */
  port: number
  dns: Dns
  authority: Pebble
  /** Finds every host here, and trusts nothing but certificates of the authority. */
  browser: Browser
  /** Rejects where the host shows no certificate of the authority that is good for it. */
  visit(host: string, path?: string): Promise<Visit>
  visitPlainly(host: string, path?: string): Promise<Visit>
  stop(): Promise<void>
}

type Options = { caddy: string; pebble: string; freshData: string }

export async function openTlsScene({ caddy, pebble, freshData }: Options): Promise<TlsScene> {
  const folder = mkdtempSync(join(tmpdir(), 'wildpath-tls-'))
  const [httpPort, port, productPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const url = `https://${publicHost}:${port}`
  const dns = await startDns()
  await dns.setZone(productDomain, ['@ A 127.0.0.1', '* A 127.0.0.1'])
  const product = await startProduct({
    freshData,
    port: productPort,
    env: {
      PUBLIC_URL: url,
      PRODUCT_DOMAIN: productDomain,
      TRUST_PROXY: '1',
      DNS_SERVERS: dns.address,
    },
  })
  const authority = await startPebble({
    path: pebble,
    folder,
    dnsServer: dns.address,
    httpPort,
    httpsPort: port,
  })
  const proxy = await startCaddy({
    path: caddy,
    folder,
    publicHost,
    productDomain,
    productPort,
    httpPort,
    httpsPort: port,
    authority,
  })
  const browser = await launchBrowser([
    '--host-resolver-rules=MAP * 127.0.0.1',
    `--ignore-certificate-errors-spki-list=${fingerprintOf(authority.intermediate)}`,
  ])
  return {
    url,
    port,
    dns,
    authority,
    browser,
    visit: (host, path) => visitSafely(host, port, { trusts: authority.root, path }),
    visitPlainly: (host, path) => visitPlainly(host, httpPort, { path }),
    async stop() {
      await browser.close()
      await proxy.stop()
      await product.stop()
      await authority.stop()
      await dns.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Of a certificate's key, as browsers know those that they are told to trust. */
function fingerprintOf(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

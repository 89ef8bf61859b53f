import { spawnSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { connect as connectTls } from 'node:tls'

import type { Config } from '../../apps/server/src/config.ts'
import { findOnPath } from '../tls-tools/find-tls-tool.mjs'
import type { AskAnswer, Certificate, TlsObservations } from './judge-tls.ts'

const patienceMs = 5_000
const dayMs = 24 * 60 * 60 * 1000
/** Of a name that nobody registers (RFC 2606). */
const madeUpHost = 'nobody-has-this-domain.invalid'

type Setup = {
  config: Config
  /** What Caddy is told; its UPSTREAM says where the product is. */
  caddyEnvironment: Record<string, string | undefined>
  caddyfile: string
  /** Owners' hosts that should work. */
  hosts: readonly string[]
  now: () => number
}

/** Looks at a set-up from the machine that it runs on. Changes nothing. */
export async function observeTls({
  config,
  caddyEnvironment,
  caddyfile,
  hosts,
  now,
}: Setup): Promise<TlsObservations> {
  const publicHost = new URL(config.publicUrl).hostname
  const upstream = caddyEnvironment['UPSTREAM'] ?? '127.0.0.1:3000'
  const caddy = findOnPath('caddy')
  const ask = (host: string) => askAbout(`http://${upstream}/tls/ask?domain=${host}`)
  // The first answer of a connection tells more about the connection.
  await ask(madeUpHost)
  const closed = await Promise.all([80, 443].map(async (port) => !(await isOpen(port))))
  return {
    caddy: caddy === null ? null : { version: versionOf(caddy) },
    caddyfile: caddy === null ? null : { error: validate({ caddy, caddyfile, caddyEnvironment }) },
    caddyEnvironment: {
      publicHost: caddyEnvironment['PUBLIC_HOST'] ?? null,
      productDomain: caddyEnvironment['PRODUCT_DOMAIN'] ?? null,
      email: caddyEnvironment['ACME_EMAIL'] ?? null,
    },
    publicUrl: config.publicUrl,
    productDomain: config.productDomain,
    trustsProxy: config.trustProxy,
    madeUpHost: await ask(madeUpHost),
    namedHosts: await Promise.all(hosts.map(async (host) => ({ host, answer: await ask(host) }))),
    machineAddresses: Object.values(networkInterfaces()).flatMap((addresses) =>
      (addresses ?? []).map(({ address }) => address),
    ),
    publicHostAddresses: await addressesOf(publicHost),
    funnelsHost: config.funnelsHost,
    funnelsHostAddresses: await addressesOf(config.funnelsHost),
    subdomainAddresses: await addressesOf(`nobody-has-this-label.${config.productDomain}`),
    closedPorts: [80, 443].filter((_, at) => closed[at]),
    certificate: await readCertificate(publicHost, now),
  }
}

const versionOf = (caddy: string) =>
  spawnSync(caddy, ['version'], { encoding: 'utf8' }).stdout.trim().split(' ')[0] ?? ''

type Validation = Pick<Setup, 'caddyfile' | 'caddyEnvironment'> & { caddy: string }

function validate({ caddy, caddyfile, caddyEnvironment }: Validation): string | null {
  const { status, stderr } = spawnSync(caddy, ['validate', '--config', caddyfile], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...caddyEnvironment },
  })
  return status === 0 ? null : (stderr.trim().split('\n').at(-1) ?? '').replace(/^Error: /, '')
}

async function askAbout(url: string): Promise<AskAnswer> {
  const startedAt = performance.now()
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    return { status, ms: performance.now() - startedAt }
  } catch (error) {
    return { error: reasonOf(error) }
  }
}

const addressesOf = (host: string) =>
  lookup(host, { all: true }).then(
    (found) => found.map(({ address }) => address),
    () => [],
  )

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: patienceMs })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('connect', () => end(true))
    socket.on('timeout', () => end(false))
    socket.on('error', () => end(false))
  })
}

function readCertificate(host: string, now: () => number): Promise<Certificate> {
  return new Promise((resolve) => {
    const socket = connectTls({
      host,
      port: 443,
      servername: host,
      // Looked at below: the finding says what is wrong with it.
      rejectUnauthorized: false,
      timeout: patienceMs,
    })
    const end = (certificate: Certificate) => {
      socket.destroy()
      resolve(certificate)
    }
    socket.on('timeout', () => end({ state: 'none', error: 'no answer on port 443' }))
    socket.on('error', (error) => end({ state: 'none', error: reasonOf(error) }))
    socket.on('secureConnect', () => {
      const { issuer, valid_to: validTo } = socket.getPeerCertificate()
      const name = String(issuer?.O ?? issuer?.CN ?? 'nobody')
      end(
        socket.authorized
          ? {
              state: 'trusted',
              issuer: name,
              daysLeft: Math.floor((Date.parse(validTo) - now()) / dayMs),
            }
          : { state: 'untrusted', issuer: name, error: String(socket.authorizationError) },
      )
    })
  })
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return cause instanceof Error ? cause.message : String(cause)
}

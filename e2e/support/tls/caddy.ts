import { join } from 'node:path'

import { type Program, runProgram } from './run-program.ts'
import type { Pebble } from './pebble.ts'
import { visitSafely } from './visit.ts'

const caddyfile = join(import.meta.dirname, '../../../Caddyfile')

type Options = {
  path: string
  folder: string
  publicHost: string
  productDomain: string
  productPort: number
  httpPort: number
  httpsPort: number
  authority: Pebble
}

/** Caddy with the Caddyfile that operators get, on ports of its own; answers when it has the certificate of the product. */
export function startCaddy(options: Options): Promise<Program> {
  const { path, folder, httpPort, httpsPort, authority } = options
  return runProgram({
    path,
    args: ['run', '--config', caddyfile],
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SSL_CERT_FILE: authority.ownCertificateFile,
      PUBLIC_HOST: options.publicHost,
      PRODUCT_DOMAIN: options.productDomain,
      ACME_EMAIL: `operator@${options.productDomain}`,
      ACME_CA: authority.directory,
      UPSTREAM: `127.0.0.1:${options.productPort}`,
      CADDY_OPTIONS: `admin off
        default_bind 127.0.0.1
        http_port ${httpPort}
        https_port ${httpsPort}`,
    },
    folder,
    // Its own certificates are asked for at the start.
    isReady: () =>
      visitSafely(options.publicHost, httpsPort, { trusts: authority.root }).then(
        () => true,
        () => false,
      ),
  })
}

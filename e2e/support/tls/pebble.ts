import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'

import { findFreePort } from '../product.ts'
import { type Program, runProgram } from './run-program.ts'

/** A certificate authority on loopback, which checks every host as one on the internet does. */
export type Pebble = Program & {
  /** Where Caddy finds it, and the certificate that it shows there itself. */
  directory: string
  ownCertificateFile: string
  /** What whoever trusts it trusts, and what issues in its name; both as PEM. */
  root: string
  intermediate: string
  /** Whether it was ever asked for a certificate of this host. */
  wasAskedFor(host: string): boolean
}

type Options = {
  path: string
  folder: string
  /** HOST:PORT of the name server that says where hosts are. */
  dnsServer: string
  /** Where it expects hosts to answer, in place of 80 and 443. */
  httpPort: number
  httpsPort: number
}

export async function startPebble(options: Options): Promise<Pebble> {
  const { path, folder, dnsServer, httpPort, httpsPort } = options
  const [port, managementPort] = [await findFreePort(), await findFreePort()]
  const [ownCertificateFile, keyFile] = [join(folder, 'pebble.pem'), join(folder, 'pebble.key')]
  makeCertificate({ certificateFile: ownCertificateFile, keyFile })
  const configFile = join(folder, 'pebble.json')
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: ownCertificateFile,
    privateKey: keyFile,
    httpPort,
    tlsPort: httpsPort,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  }
  writeFileSync(configFile, JSON.stringify({ pebble }))
  const ca = readFileSync(ownCertificateFile, 'utf8')
  const read = (what: string) => readText(`https://127.0.0.1:${managementPort}/${what}/0`, ca)
  const program = await runProgram({
    path,
    args: ['-config', configFile, '-dnsserver', dnsServer],
    // Neither waits at random nor refuses at random; everything is checked.
    env: { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0', PEBBLE_VA_ALWAYS_VALID: '0' },
    folder,
    isReady: () =>
      read('roots').then(
        () => true,
        () => false,
      ),
  })
  return {
    ...program,
    directory: `https://127.0.0.1:${port}/dir`,
    ownCertificateFile,
    root: await read('roots'),
    intermediate: await read('intermediates'),
    wasAskedFor: (host) => program.output().includes(`Value:"${host}"`),
  }
}

function makeCertificate(files: { certificateFile: string; keyFile: string }): void {
  const ofLoopback =
    '-newkey rsa:2048 -noenc -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1'
  const written = ['-keyout', files.keyFile, '-out', files.certificateFile]
  execFileSync('openssl', ['req', '-x509', ...ofLoopback.split(' '), ...written], {
    stdio: 'ignore',
  })
}

function readText(url: string, ca: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  request(url, { ca }, (answer) => {
    let text = ''
    answer.setEncoding('utf8').on('data', (part: string) => (text += part))
    answer.on('end', () => resolve(text))
  })
    .on('error', reject)
    .end()
  return promise
}

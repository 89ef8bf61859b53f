import { request as requestPlain } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import type { TLSSocket } from 'node:tls'

export type Visit = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  /** Who signed the certificate that was shown, and for which names it is; null without HTTPS. */
  certificate: { names: string; isTrusted: boolean } | null
}

type Options = { trusts?: string; path?: string | undefined }

/** Asks a host by HTTPS on a port of loopback. Rejects where the certificate is not good for the host. */
export function visitSafely(host: string, port: number, options: Options = {}): Promise<Visit> {
  return send(request, { ...optionsOf(host, port, options), ca: options.trusts, servername: host })
}

/** The same without HTTPS. */
export function visitPlainly(host: string, port: number, options: Options = {}): Promise<Visit> {
  return send(requestPlain, optionsOf(host, port, options))
}

const optionsOf = (host: string, port: number, { path = '/' }: Options): RequestOptions => ({
  host: '127.0.0.1',
  port,
  path,
  headers: { host: port === 443 ? host : `${host}:${port}` },
  agent: false,
})

function send(start: typeof request, options: RequestOptions): Promise<Visit> {
  const { promise, resolve, reject } = Promise.withResolvers<Visit>()
  start(options, (answer) => {
    let body = ''
    const socket = answer.socket as Partial<TLSSocket>
    const certificate = socket.getPeerCertificate?.()
    const isTrusted = socket.authorized ?? false
    answer.setEncoding('utf8').on('data', (part: string) => (body += part))
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body,
        certificate:
          certificate === undefined ? null : { names: certificate.subjectaltname ?? '', isTrusted },
      }),
    )
  })
    .on('error', reject)
    .end()
  return promise
}

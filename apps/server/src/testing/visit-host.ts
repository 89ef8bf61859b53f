import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { personAgent } from './test-browser.ts'

type Visit = {
  host: string
  path?: string
  form?: Record<string, string>
  headers?: Record<string, string>
}

/** Asks a product as a browser would that found it by this name, which `fetch` cannot: it names its own host. */
export async function visitHost(
  url: string,
  { host, path = '/', form, headers: further }: Visit,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      'user-agent': personAgent,
      ...further,
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    request(url + path, { method: form === undefined ? 'GET' : 'POST', headers }, (answer) => {
      buffer(answer).then((body) => {
        const given = new Headers()
        for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
          for (const value of values) given.append(name, value)
        }
        const status = answer.statusCode ?? 0
        resolve(
          new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers: given }),
        )
      }, reject)
    })
      .on('error', reject)
      .end(form === undefined ? undefined : new URLSearchParams(form).toString())
  })
}

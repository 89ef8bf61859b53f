import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type ImagesRequest = { model: string; prompt: string; size: string; n: number }

type Handler = (call: {
  body: ImagesRequest
  /** From 0. */
  attempt: number
  response: ServerResponse
  /** Answers a picture in base64. */
  sendPicture(bytes: Buffer): void
  sendUrl(url: string): void
  /** Answers an error as the provider writes it. */
  sendError(status: number, error: { code?: string; type?: string; message?: string }): void
}) => void

/** A local server that speaks the wire protocol of OpenAI-compatible image generation. */
export async function startImagesServer(handle: Handler) {
  const requests: ImagesRequest[] = []
  const server = createServer((request, response) => {
    // It writes no texts; whoever asks for some takes the built-in ones.
    if (request.url?.endsWith('/images/generations') !== true) {
      response.writeHead(404).end('{}')
      return
    }
    void json(request).then((value) => {
      const body = value as ImagesRequest
      const attempt = requests.push(body) - 1
      const send = (status: number, answer: object) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(answer))
      handle({
        body,
        attempt,
        response,
        sendPicture: (bytes) =>
          send(200, { created: 0, data: [{ b64_json: bytes.toString('base64') }] }),
        sendUrl: (url) => send(200, { created: 0, data: [{ url }] }),
        sendError: (status, error) => send(status, { error }),
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    stop() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

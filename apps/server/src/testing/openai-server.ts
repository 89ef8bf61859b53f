import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type ChatRequest = {
  messages: { role: string; content: string }[]
  response_format?: { type: string }
  max_completion_tokens?: number
}
/** Answers one chat request; `stream` writes text as the provider streams it, in parts of `size`. */
type Handler = (call: {
  body: ChatRequest
  request: IncomingMessage
  response: ServerResponse
  stream(text: string, size?: number): void
  /** Writes `part` again and again until the caller hangs up. */
  streamForever(part: string): void
}) => void

/** A local server that speaks the wire protocol of OpenAI-compatible chat completions. */
export async function startOpenAiServer(handle: Handler) {
  const requests: ChatRequest[] = []
  const server = createServer((request, response) => {
    void json(request).then((value) => {
      const body = value as ChatRequest
      requests.push(body)
      const stream = (text: string, size = 200) => {
        startStream(response)
        for (let at = 0; at < text.length; at += size) {
          writePart(response, text.slice(at, at + size))
        }
        response.end('data: [DONE]\n\n')
      }
      handle({
        body,
        request,
        response,
        stream,
        streamForever: (text) => streamForever(response, text),
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

function startStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

function writePart(response: ServerResponse, content: string): boolean {
  return response.write(
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`,
  )
}

function streamForever(response: ServerResponse, part: string): void {
  startStream(response)
  const go = () => {
    while (!response.destroyed) {
      if (!writePart(response, part)) return
    }
  }
  response.on('drain', go)
  go()
}

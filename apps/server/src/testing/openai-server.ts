import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type ChatRequest = {
  messages: { role: string; content: string }[]
  response_format?: { type: string }
}
/** Answers one chat request; `stream` writes text as the provider streams it. */
type Handler = (call: {
  body: ChatRequest
  request: IncomingMessage
  response: ServerResponse
  stream(text: string): void
}) => void

/** A local server that speaks the wire protocol of OpenAI-compatible chat completions. */
export async function startOpenAiServer(handle: Handler) {
  const requests: ChatRequest[] = []
  const server = createServer((request, response) => {
    void json(request).then((value) => {
      const body = value as ChatRequest
      requests.push(body)
      handle({ body, request, response, stream: (text) => streamText(response, text) })
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

function streamText(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let at = 0; at < text.length; at += 200) {
    const delta = { content: text.slice(at, at + 200) }
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`)
  }
  response.end('data: [DONE]\n\n')
}

/**
 * A fetch whose answers end with an error beyond so many bytes: nobody else's answer fills the memory. Redirects are
 * not followed: a service must not lead requests from here into our own network.
 */
export function boundedFetch(largestBytes: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'error' })
    if (answer.body === null) return answer
    let read = 0
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength
        if (read > largestBytes) controller.error(new Error(`An answer over ${largestBytes} bytes`))
        else controller.enqueue(chunk)
      },
    })
    const { status, statusText, headers } = answer
    return new Response(answer.body.pipeThrough(limit), { status, statusText, headers })
  }
}

import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Where a delivery can be interrupted, in the order of the protocol (RFC 5321). */
export const deliverySteps = [
  'connect',
  'EHLO',
  'MAIL',
  'RCPT',
  'DATA',
  'told to go on',
  'first bytes',
  'last bytes',
  'accepted',
  'closed',
] as const
export type DeliveryStep = (typeof deliverySteps)[number]

type Delivery = { messageId: string; recipient: string }

/** Told of every step before the server does its part of it; false makes it hang up there. */
type StepListener = (step: DeliveryStep) => boolean

/** A mail server that takes a message between 'last bytes' and 'accepted', when it says so. */
export async function startStepwiseEmailServer(onStep: StepListener) {
  const deliveries: Delivery[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    // The other side is killed in the middle of things.
    socket.on('error', () => {})
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      onStep('closed')
    })
    if (!onStep('connect')) return void socket.destroy()
    socket.write('220 ready\r\n')
    converse(socket, { onStep, deliveries })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    stop() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type Conversation = { onStep: StepListener; deliveries: Delivery[] }

function converse(socket: Socket, { onStep, deliveries }: Conversation): void {
  let received = ''
  let recipient = ''
  let isMessage = false

  const hangUp = () => {
    socket.destroy()
    return false
  }

  const take = () => {
    if (!isMessage) return takeLine()
    const end = received.indexOf('\r\n.\r\n')
    if (end === -1) return false
    const messageId = /^message-id:\s*<(.+?)>/im.exec(received)?.[1] ?? 'none'
    received = received.slice(end + 5)
    isMessage = false
    if (!onStep('last bytes')) return hangUp()
    deliveries.push({ messageId, recipient })
    socket.write('250 accepted\r\n', () => onStep('accepted'))
    return true
  }

  const takeLine = () => {
    const end = received.indexOf('\r\n')
    if (end === -1) return false
    const line = received.slice(0, end)
    received = received.slice(end + 2)
    const command = line.slice(0, 4).toUpperCase()
    const step = deliverySteps.find((name) => name === command)
    if (step !== undefined && !onStep(step)) return hangUp()
    if (step === 'RCPT') recipient = /<(.*)>/.exec(line)?.[1] ?? ''
    if (step === 'DATA') isMessage = true
    if (step === 'DATA') socket.write('354 go on\r\n', () => onStep('told to go on') || hangUp())
    else socket.write('250 ok\r\n')
    return true
  }

  socket.on('data', (bytes) => {
    received += bytes.toString('latin1')
    if (isMessage && !onStep('first bytes')) return void hangUp()
    while (!socket.destroyed && take());
  })
}

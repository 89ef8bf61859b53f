import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { asJsonFunction, type Driver, type OtherBrowser } from './driver.ts'

const usualPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** A profile that asks nobody for updates and says nothing on its first start. */
const preferences = [
  ['app.update.enabled', false],
  // A moving sky takes more time than the journey.
  ['ui.prefersReducedMotion', 1],
  ['browser.shell.checkDefaultBrowser', false],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['network.captive-portal-service.enabled', false],
  ['network.connectivity-service.enabled', false],
  ['services.settings.server', 'data:,#remote-settings-dummy/v1'],
  ['toolkit.telemetry.enabled', false],
  ['extensions.update.enabled', false],
  ['browser.safebrowsing.malware.enabled', false],
  ['browser.safebrowsing.phishing.enabled', false],
] as const

/** Firefox, spoken to by WebDriver BiDi. */
export const firefox: OtherBrowser = {
  name: 'Firefox',
  path: process.env['FIREFOX_PATH'] ?? usualPlaces.find((place) => existsSync(place)) ?? null,
  start: startFirefox,
}

async function startFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'wildpath-firefox-'))
  const lines = preferences.map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const browser = spawn(path, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await addressOf(browser)
  const send = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  )
  const context = contexts[0]?.context ?? ''
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })

  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    async call(inPage, ...args) {
      const answer = await send<CallAnswer>('script.callFunction', {
        functionDeclaration: asJsonFunction(inPage),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value)
    },
    async act(actions) {
      await send('input.performActions', { context, actions })
    },
    async picture() {
      return (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data
    },
    async end() {
      const ended = once(browser, 'exit')
      await send('browser.close', {}).catch(() => browser.kill())
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type CallAnswer =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** Firefox says on its error stream where it listens. */
function addressOf(browser: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  const address = Promise.withResolvers<string>()
  let said = ''
  browser.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
    const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
    if (found !== undefined) address.resolve(found)
  })
  browser.once('exit', () => address.reject(new Error(`Firefox did not start: ${said}`)))
  return address.promise
}

type Message = { id?: number; type: string; result: unknown; message?: string }
type Send = <Result>(method: string, params: object) => Promise<Result>

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as Message
    if (id === undefined) return
    if (type === 'error') waiting.get(id)?.reject(new Error(message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended'))
  })
  await once(socket, 'open')

  return <Result>(method: string, params: object) => {
    const answer = Promise.withResolvers<unknown>()
    count += 1
    waiting.set(count, answer)
    socket.send(JSON.stringify({ id: count, method, params }))
    return answer.promise as Promise<Result>
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findFreePort } from '../product.ts'
import { asJsonFunction, type Driver, type OtherBrowser } from './driver.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'

/** WebKitGTK, the engine of Safari, spoken to by WebDriver over HTTP; it needs a screen, if only a virtual one. */
export const webkit: OtherBrowser = {
  name: 'WebKit',
  path: [driverPath, screenPath].every((part) => existsSync(part)) ? findMiniBrowser() : null,
  start: startWebKit,
}

function findMiniBrowser(): string | null {
  return globSync('/usr/lib/*/webkit{2,}gtk-4*/MiniBrowser')[0] ?? null
}

async function startWebKit(path: string): Promise<Driver> {
  const screen = spawn(
    screenPath,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const display = await displayOf(screen)
  const port = await findFreePort()
  const settings = stillSettings()
  const server = spawn(driverPath, ['-p', String(port)], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_CONFIG_HOME: settings,
    },
    stdio: 'ignore',
  })
  const ask = asker(`http://127.0.0.1:${port}`)
  await untilListening(server, ask)
  const options = { binary: path, args: ['--automation'] }
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 960 })
  await ask('POST', `${session}/timeouts`, { pageLoad: 60_000, script: 60_000 })

  return {
    async open(url) {
      await ask('POST', `${session}/url`, { url })
    },
    async call(inPage, ...args) {
      const script = `const [args, done] = arguments; (${asJsonFunction(inPage)})(args).then(done, (error) => done('!' + error))`
      const answer = await ask<string>('POST', `${session}/execute/async`, {
        script,
        args: [JSON.stringify(args)],
      })
      if (answer.startsWith('!')) throw new Error(answer.slice(1))
      return JSON.parse(answer)
    },
    async act(actions) {
      await ask('POST', `${session}/actions`, { actions })
    },
    picture: () => ask<string>('GET', `${session}/screenshot`),
    async end() {
      await ask('DELETE', session).catch(() => {})
      for (const one of [server, screen]) {
        const ended = once(one, 'exit')
        one.kill()
        await ended
      }
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

/** A folder of settings in which nothing moves: a moving sky takes more time than the journey. */
function stillSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wildpath-webkit-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version))
    writeFileSync(join(folder, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  }
  return folder
}

/** Xvfb takes the first display that is free, and writes its number. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return number.toString().trim()
}

type Ask = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

function asker(address: string): Ask {
  return async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(address + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: Answer & { message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message ?? answer.status}`)
    return value
  }
}

async function untilListening(server: ChildProcess, ask: Ask): Promise<void> {
  for (;;) {
    const isUp = await ask('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isUp) return
    if (server.exitCode !== null) throw new Error('The driver of WebKit ended')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

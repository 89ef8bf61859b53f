import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { build } from 'vite'

import type { Subject } from './subject.ts'

const pages = ['puck', 'grapesjs', 'craft']
const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Editors that others use, each with a page of its own, built and served as ours is. */
export async function startPeers(
  folder: string,
): Promise<{ subjects: Subject[]; stop(): Promise<void> }> {
  await install(folder)
  const target = join(folder, 'dist')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: target,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: pages.map((name) => join(folder, `${name}.html`)),
        onwarn: () => {},
      },
    },
  })
  const server = serve(target).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    subjects: subjectsAt(url),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** From the registry when they are wanted: their hundred packages are for this table only. */
async function install(folder: string) {
  cpSync(join(import.meta.dirname, 'peers'), folder, { recursive: true })
  const quiet = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  const npm = spawn('npm', ['install', ...quiet], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  npm.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const [code] = (await once(npm, 'close')) as [number]
  if (code !== 0) throw new Error(`npm install ended with ${code}: ${errors.slice(-2000)}`)
}

/** Everything compressed beforehand and kept by the browser for good, but for the pages. */
function serve(folder: string): Server {
  const files = new Map(
    globSync('**/*.*', { cwd: folder }).map((path) => [
      `/${path}`,
      brotliCompressSync(readFileSync(join(folder, path))),
    ]),
  )
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = files.get(pathname)
    if (body === undefined) return response.writeHead(404).end()
    const kind = extname(pathname)
    response.writeHead(200, {
      'content-type': kinds[kind] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': kind === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    })
    response.end(body)
  })
}

function subjectsAt(url: string): Subject[] {
  const at = (name: string) => (sections: number) => `${url}/${name}.html?sections=${sections}`
  // A second one waits for narrow screens.
  const puckField = 'input[name=heading]:visible'
  const frame = '.gjs-frame'
  return [
    {
      name: 'Puck',
      address: at('puck'),
      canvas: { frame: '#preview-frame', heading: 'section h2', control: '[title=undo]' },
      async beginTyping(page) {
        await page.frameLocator('#preview-frame').locator('h2').first().click()
        await page.locator(puckField).click()
        await page.keyboard.press('End')
      },
      endTyping: (page) => page.locator(puckField).blur(),
    },
    {
      name: 'GrapesJS',
      address: at('grapesjs'),
      canvas: { frame, heading: 'section h2', control: '.gjs-pn-btn' },
      async beginTyping(page) {
        await page.frameLocator(frame).locator('h2').first().dblclick()
        await page.keyboard.press('End')
      },
      endTyping: (page) => page.frameLocator(frame).locator('p').first().click(),
    },
    {
      name: 'Craft.js',
      address: at('craft'),
      canvas: { frame: null, heading: 'section h2', control: '[title=Undo]' },
      async beginTyping(page) {
        await page.locator('h2').first().click()
        await page.keyboard.press('End')
      },
      endTyping: (page) => page.locator('h2').first().blur(),
    },
  ]
}

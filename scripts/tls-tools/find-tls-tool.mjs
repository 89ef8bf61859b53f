import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where `npm run install:tls-tools` unpacks them: nothing on the machine changes, no service is started. */
export const tlsToolsFolder = fileURLToPath(
  new URL('../../node_modules/.cache/tls-tools', import.meta.url),
)

/** The programs of real certificates on this machine: the proxy, and an authority to try it with. */
export const tlsTools = /** @type {const} */ (['caddy', 'pebble'])

/**
 * Where a program is: on PATH, or unpacked by `npm run install:tls-tools` until packages are installed anew; null where it is neither.
 * @param {string} name
 */
export function findTlsTool(name) {
  return findOnPath(name) ?? findIn([join(tlsToolsFolder, 'usr/bin')], name)
}

/**
 * Where an installed program is; null where it is not installed.
 * @param {string} name
 */
export function findOnPath(name) {
  return findIn((process.env['PATH'] ?? '').split(delimiter), name)
}

/**
 * @param {string[]} folders
 * @param {string} name
 */
function findIn(folders, name) {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { encodeText, type EncodedText } from './encoded-text.ts'

/** As the web app's build leaves them: see its early-links-plugin. */
type RoutePreload = { path: string; links: readonly string[]; answers: readonly string[] }

/** The document of a screen, and the `Link` header that goes with it. */
export type ScreenDocument = { shell: EncodedText; linkHeader: string | null }

/** Finds the document for a path: where the build says so, one that asks ahead for what its screen needs. */
export async function loadDocuments(
  folder: string,
  html: string,
): Promise<(path: string) => ScreenDocument> {
  const plain: ScreenDocument = { shell: await encodeText(html), linkHeader: null }
  const screens = await Promise.all(
    readScreens(folder).map(async ({ path, links, answers }) => ({
      pattern: new RegExp(`^${path.replaceAll(/:(\w+)/g, String.raw`(?<$1>[\w-]+)`)}/?$`),
      shell: await encodeText(html.replace('</head>', () => `${links.join('')}</head>`)),
      answers,
    })),
  )

  return (path) => {
    for (const { pattern, shell, answers } of screens) {
      const match = pattern.exec(path)
      if (match === null) continue
      const linkHeader = answers.map((answer) => preload(fill(answer, match.groups))).join(', ')
      return { shell, linkHeader }
    }
    return plain
  }
}

function readScreens(folder: string): readonly RoutePreload[] {
  const file = join(folder, 'early-screens.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RoutePreload[]) : []
}

/** The pattern lets letters, digits, '-' and '_' through: nothing that could end an address. */
function fill(path: string, values: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '')
}

function preload(path: string): string {
  return `<${path}>; rel=preload; as=fetch; crossorigin`
}

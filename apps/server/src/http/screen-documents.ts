import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { encodeText, type EncodedText } from './encoded-text.ts'

/** As the web app's build leaves them: see its screen-documents-plugin. */
type BuiltScreen = { path: string; links: readonly string[]; preloads: readonly string[] }

/** The document at an address, and the `Link` header that goes with it. */
export type ScreenDocument = {
  /** Whether the web app has a screen of its own there; else its document says 'Page Not Found'. */
  isScreen: boolean
  shell: EncodedText
  linkHeader: string | null
}

/** Finds the document for a path: where the build says so, one that preloads what its screen needs. */
export async function loadDocuments(
  folder: string,
  html: string,
): Promise<(path: string) => ScreenDocument> {
  const plain = { shell: await encodeText(html), linkHeader: null }
  const screens = readScreens(folder)
  const patterns = screens.map(({ path }) => patternOf(path, '[^/]+'))
  const preloading = await Promise.all(
    screens
      .filter(({ preloads }) => preloads.length > 0)
      .map(async ({ path, links, preloads }) => ({
        pattern: patternOf(path, String.raw`[\w-]+`),
        shell: await encodeText(html.replace('</head>', () => `${links.join('')}</head>`)),
        preloads,
      })),
  )

  return (path) => {
    for (const { pattern, shell, preloads } of preloading) {
      const match = pattern.exec(path)
      if (match === null) continue
      const linkHeader = preloads.map((answer) => preload(fill(answer, match.groups))).join(', ')
      return { isScreen: true, shell, linkHeader }
    }
    return { ...plain, isScreen: patterns.some((pattern) => pattern.test(path)) }
  }
}

/** A parameter of the path, such as `:id`, becomes a group of that name. */
export function patternOf(path: string, segment: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, `(?<$1>${segment})`)}/?$`)
}

function readScreens(folder: string): readonly BuiltScreen[] {
  return JSON.parse(readFileSync(join(folder, 'screens.json'), 'utf8')) as BuiltScreen[]
}

/** The pattern lets letters, digits, '-' and '_' through: nothing that could end an address. */
function fill(path: string, values: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '')
}

function preload(path: string): string {
  return `<${path}>; rel=preload; as=fetch; crossorigin`
}

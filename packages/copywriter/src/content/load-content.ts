import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Playbook, TradeWords } from './playbook.ts'
import { type ContentGroup, readPlaybook } from './read-playbook.ts'

/** Everything written for the trades, their finer kinds ('rafting/calm') and the goals, each by its key. */
export type Content = Record<ContentGroup, ReadonlyMap<string, Playbook>> & {
  /** Of trades, and of the kinds that are called otherwise. */
  words: ReadonlyMap<string, TradeWords>
}

/** Reads all content files; throws with file and line of every mistake. */
export function loadContent(folder: string = contentFolder): Content {
  const content = {
    trades: new Map<string, Playbook>(),
    kinds: new Map<string, Playbook>(),
    goals: new Map<string, Playbook>(),
    words: new Map<string, TradeWords>(),
  }
  const mistakes: string[] = []
  for (const path of contentFiles(folder)) {
    const [group, key] = placeOf(path)
    const source = readFileSync(join(folder, path), 'utf8')
    const { playbook, words, mistakes: found } = readPlaybook(source, group)
    content[group].set(key, playbook)
    content.words.set(key, words)
    mistakes.push(...found.map(({ line, message }) => `${path}:${line}: ${message}`))
  }
  if (mistakes.length > 0) throw new Error(`Mistakes in ${folder}\n${mistakes.join('\n')}`)
  return content
}

function contentFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && path !== 'README.md')
    .toSorted()
}

/** 'rafting.md' is a trade, 'rafting/calm.md' a kind of it, and 'goals/booking.md' a goal. */
function placeOf(path: string): [ContentGroup, string] {
  const key = path.slice(0, -'.md'.length)
  if (key.startsWith('goals/')) return ['goals', key.slice('goals/'.length)]
  return [key.includes('/') ? 'kinds' : 'trades', key]
}

/** Beside the sources; the build of the server copies it to lie beside the bundle. */
const contentFolder = join(
  import.meta.dirname,
  import.meta.url.endsWith('.ts') ? '../../content' : 'copywriter-content',
)

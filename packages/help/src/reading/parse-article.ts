import { type HelpArticle, type HelpTopic, helpTopics } from '../article.ts'

/**
 * Reads an article's file: front matter of `name: value` lines between two `---`, then Markdown. The files are
 * ours, so what is wrong with one throws and says where.
 */
export function parseArticle(text: string): HelpArticle {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined)
    throw new Error(`No front matter: ${text.slice(0, 60)}`)
  const fields = new Map(head.split('\n').map(fieldOf))
  const slug = needed(fields, 'slug', 'an article')

  return {
    slug,
    title: needed(fields, 'title', slug),
    summary: needed(fields, 'summary', slug),
    topic: topicOf(needed(fields, 'topic', slug), slug),
    screens: listOf(needed(fields, 'screens', slug)),
    plans: fields.has('plans') ? listOf(needed(fields, 'plans', slug)) : null,
    related: listOf(needed(fields, 'related', slug)),
    words: listOf(needed(fields, 'words', slug)),
    body: body.trim(),
  }
}

function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  if (colon < 1) throw new Error(`Not a line of front matter: ${line}`)
  return [line.slice(0, colon), line.slice(colon + 1).trim()]
}

function needed(fields: ReadonlyMap<string, string>, name: string, slug: string): string {
  const value = fields.get(name)
  if (value === undefined || value === '') throw new Error(`${slug} has no ${name}`)
  return value
}

function topicOf(name: string, slug: string): HelpTopic {
  const topic = helpTopics.find((known) => known === name)
  if (topic === undefined) throw new Error(`${slug} has an unknown topic: ${name}`)
  return topic
}

function listOf(value: string): string[] {
  return value.split(',').map((entry) => entry.trim())
}

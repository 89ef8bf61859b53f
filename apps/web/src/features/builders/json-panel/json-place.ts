import type { syntaxTree } from '@codemirror/language'

type Tree = ReturnType<typeof syntaxTree>
type SyntaxNode = Tree['topNode']

/** Where the cursor is in a JSON text, complete or not. */
export type JsonPlace = {
  /** Names and places from the outside in; of a value its own is the last, of a name it is that of the object. */
  path: readonly (string | number)[]
  at: 'name' | 'value'
  /** What a completion takes the place of. */
  from: number
  to: number
  /** Names that the object has already. */
  taken: ReadonlySet<string>
  /** Texts beside the value, of each object around it from the outside in: `type` tells kinds apart. */
  texts: readonly ReadonlyMap<string, string>[]
  /** A name that has no value yet gets one begun. */
  needsColon: boolean
}

/** Null where neither a name nor a value may stand. */
export function jsonPlace(tree: Tree, text: string, position: number): JsonPlace | null {
  const token = tokenAt(tree, text, position)
  const holder = token && holderOf(tree, token.from)
  if (token === null || holder === null) return null
  const { path, texts } = wayTo(holder, text)
  const value = { ...token, at: 'value', taken: new Set<string>(), needsColon: false } as const
  if (holder.name === 'Array') {
    return { ...value, path: [...path, countBefore(holder, token.from)], texts }
  }
  const name = nameBefore(text, token.from)
  if (name !== null) return { ...value, path: [...path, name], texts: without(texts, name) }
  if (!/[{,]\s*$/.test(text.slice(Math.max(0, token.from - 400), token.from))) return null
  const others = holder.getChildren('Property').filter(({ from }) => from !== token.from)
  return {
    ...token,
    path,
    at: 'name',
    taken: new Set(others.map((property) => nameOf(property, text))),
    texts,
    needsColon: !/^\s*:/.test(text.slice(token.to, token.to + 400)),
  }
}

/** What is being written does not say of itself what it may be. */
function without(texts: JsonPlace['texts'], name: string): JsonPlace['texts'] {
  const innermost = new Map(texts.at(-1))
  innermost.delete(name)
  return [...texts.slice(0, -1), innermost]
}

/** The word or text that the cursor stands in, or no length where it stands between; null behind a text. */
function tokenAt(tree: Tree, text: string, position: number) {
  const node = tree.resolveInner(position, -1)
  if (node.name === 'PropertyName' || node.name === 'String') {
    if (position < node.to) return { from: node.from, to: node.to }
    return null
  }
  const before = /"?[\w.#-]*$/.exec(text.slice(Math.max(0, position - 100), position))?.[0] ?? ''
  const after = /^[\w.#-]*"?/.exec(text.slice(position, position + 100))?.[0] ?? ''
  return { from: position - before.length, to: position + (before === '' ? 0 : after.length) }
}

/** The object or list that surrounds a place. */
function holderOf(tree: Tree, position: number): SyntaxNode | null {
  let node: SyntaxNode | null = tree.resolveInner(position, -1)
  while (node !== null && !isAround(node, position)) node = node.parent
  return node
}

function isAround(node: SyntaxNode, position: number): boolean {
  const isClosed = node.lastChild?.name === '}' || node.lastChild?.name === ']'
  return (
    (node.name === 'Object' || node.name === 'Array') &&
    node.from < position &&
    (position < node.to || !isClosed)
  )
}

function wayTo(holder: SyntaxNode, text: string): Pick<JsonPlace, 'path' | 'texts'> {
  const path: (string | number)[] = []
  const texts: ReadonlyMap<string, string>[] = []
  for (let node: SyntaxNode | null = holder; node !== null; node = node.parent) {
    if (node.name === 'Object') texts.unshift(textsIn(node, text))
    const { parent }: SyntaxNode = node
    if (parent?.name === 'Array') path.unshift(countBefore(parent, node.from))
    if (parent?.name === 'Property') path.unshift(nameOf(parent, text))
  }
  return { path, texts }
}

function countBefore(list: SyntaxNode, position: number): number {
  let count = 0
  for (
    let child = list.firstChild;
    child !== null && child.to <= position;
    child = child.nextSibling
  ) {
    if (/^[A-Z]/.test(child.name)) count += 1
  }
  return count
}

function nameOf(property: SyntaxNode, text: string): string {
  const name = property.getChild('PropertyName')
  return name === null ? '' : unquoted(text.slice(name.from, name.to))
}

function textsIn(object: SyntaxNode, text: string): ReadonlyMap<string, string> {
  return new Map(
    object.getChildren('Property').flatMap((property) => {
      const value = property.getChild('String')
      return value === null
        ? []
        : [[nameOf(property, text), unquoted(text.slice(value.from, value.to))] as const]
    }),
  )
}

/** The name whose value stands right after it, as in `"type": |`. */
function nameBefore(text: string, position: number): string | null {
  const before = text.slice(Math.max(0, position - 400), position)
  const found = /("(?:[^"\\\n]|\\.)*")\s*:\s*$/.exec(before)?.[1]
  return found === undefined ? null : unquoted(found)
}

function unquoted(text: string): string {
  return text.replace(/^"|"$/g, '')
}

import { posix } from 'node:path'
import { parseSync } from 'vite'

/** `to` is a path from the root of the repository, or what was written when it names a package. */
export type Import = { from: string; to: string }

/** Everything a module imports or re-exports, types included: a type is knowledge too. */
export function readImports(file: { path: string; source: string }): Import[] {
  const { module } = parseSync(file.path, file.source)
  const written = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      literal(file.source.slice(moduleRequest.start, moduleRequest.end)),
    ),
  ]
  return [...new Set(written)].map((specifier) => ({
    from: file.path,
    to: specifier.startsWith('.') ? posix.join(posix.dirname(file.path), specifier) : specifier,
  }))
}

/** A computed specifier cannot be judged; the few there are name packages. */
function literal(expression: string): string[] {
  const quoted = /^(['"])(.*)\1$/.exec(expression.trim())
  return quoted?.[2] === undefined ? [] : [quoted[2]]
}

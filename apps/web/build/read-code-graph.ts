import { build, type Plugin, type Rolldown } from 'vite'

/** Returns everything that has to be loaded before a module runs, including the module itself. */
export type ListModules = (module: string) => ReadonlySet<string>

type Source = { input: Record<string, string>; plugins: Plugin[] }

/** Builds each module as a file of its own without writing it: only then are imports known after tree shaking. */
export async function readCodeGraph(
  root: string,
  { input, plugins }: Source,
): Promise<ListModules> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input, output: { preserveModules: true } },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const moduleOf = new Map(
    chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [fileName, id] as const)),
  )
  const imports = new Map(
    chunks.flatMap((chunk) =>
      chunk.moduleIds.map((id) => [id, chunk.imports.flatMap((file) => moduleOf.get(file) ?? [])]),
    ),
  )
  const known = new Map<string, ReadonlySet<string>>()

  return (module) => {
    const before = known.get(module)
    if (before !== undefined) return before
    if (!imports.has(module)) throw new Error(`The build has no module ${module}`)
    const found = new Set([module])
    for (const id of found) for (const imported of imports.get(id) ?? []) found.add(imported)
    known.set(module, found)
    return found
  }
}

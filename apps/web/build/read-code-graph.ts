import { build, type Plugin, type Rolldown } from 'vite'

/** Returns a module and all its direct and indirect static imports. */
export type ListModules = (module: string) => ReadonlySet<string>

type Source = { input: Record<string, string>; plugins: Plugin[] }

/** Builds every module as a separate file in memory to find the imports that remain after tree shaking. */
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
  const modulesByFile = new Map(
    chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [fileName, id] as const)),
  )
  const imports = new Map(
    chunks.flatMap((chunk) =>
      chunk.moduleIds.map((id) => [
        id,
        chunk.imports.flatMap((file) => modulesByFile.get(file) ?? []),
      ]),
    ),
  )
  const known = new Map<string, ReadonlySet<string>>()

  return (module) => {
    const before = known.get(module)
    if (before !== undefined) return before
    if (!imports.has(module)) throw new Error(`The build doesn’t contain the module ${module}`)
    const found = new Set([module])
    for (const id of found) for (const imported of imports.get(id) ?? []) found.add(imported)
    known.set(module, found)
    return found
  }
}

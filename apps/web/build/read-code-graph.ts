import { build, type Plugin, type Rolldown } from 'vite'

export type CodeGraph = {
  /** Everything that has to be loaded before this module runs, without what no screen uses. */
  listModules(module: string): ReadonlySet<string>
}

/** Builds the app once without writing it: only the result tells what is left of each module's imports. */
export async function readCodeGraph(
  root: string,
  { input, plugins }: { input: Record<string, string>; plugins: Plugin[] },
): Promise<CodeGraph> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { write: false, minify: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')

  return {
    listModules(module) {
      const names = new Set(
        chunks.flatMap(({ facadeModuleId, fileName }) =>
          facadeModuleId === module ? [fileName] : [],
        ),
      )
      if (names.size === 0) throw new Error(`The build has no chunk of ${module}`)
      const found = new Set<string>()
      for (const name of names) {
        const chunk = chunks.find(({ fileName }) => fileName === name)
        for (const id of chunk?.moduleIds ?? []) found.add(id)
        for (const imported of chunk?.imports ?? []) names.add(imported)
      }
      return found
    },
  }
}

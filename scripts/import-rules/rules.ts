import type { Import } from './imports.ts'
import type { ImportRule } from './import-rule.ts'
import { packageRules } from './package-rules.ts'
import { pageLayerRules } from './page-layers.ts'
import { serverRules } from './server-rules.ts'
import { webRules } from './web-rules.ts'

export const importRules: ImportRule[] = [
  ...packageRules,
  ...pageLayerRules,
  ...webRules,
  ...serverRules,
]

/** Every broken rule as one line with its remedy. */
export function findViolations(imports: Import[]): string[] {
  return imports.flatMap((edge) =>
    importRules
      .filter((rule) => rule.forbids(edge))
      .map(({ name, remedy }) => `${edge.from} imports ${edge.to} [${name}]: ${remedy}`),
  )
}

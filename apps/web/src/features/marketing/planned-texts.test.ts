import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Capability, capabilities } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

const sources = join(import.meta.dirname, '../..')

/** Every file that says of something that it is not there yet, and of what. */
const promised: Record<string, readonly Capability[]> = {
  // Said where whoever runs the installation has switched ads off.
  'features/ad-accounts/panel/panel-body.tsx': [],
  'features/marketing/comes-next.ts': ['experiments'],
}

const later =
  /\b(being built|comes? next|comes? later|coming soon|once (it is|they are) built|still to be built)\b/i
const comment = /^\s*(\/\/|\/?\*|\{\/\*)/

function filesThatPromise(): string[] {
  const paths = globSync('**/*.{ts,tsx}', { cwd: sources })
  return paths
    .filter((path) => !/\.(test|d)\.tsx?$/.test(path))
    .filter((path) =>
      readFileSync(join(sources, path), 'utf8')
        .split('\n')
        .some((line) => later.test(line) && !comment.test(line)),
    )
    .toSorted()
}

describe('texts about what is not there yet', () => {
  it('stand in the files that are known to have them', () => {
    expect(filesThatPromise()).toEqual(Object.keys(promised).toSorted())
  })

  it.each(Object.entries(promised))('%s speaks of planned things alone', (_path, spokenOf) => {
    const built = spokenOf.filter((capability) => capabilities[capability] !== 'planned')
    expect(built).toEqual([])
  })
})

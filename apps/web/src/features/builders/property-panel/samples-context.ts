import type { KnownSection } from '@wildpath/page/document'
import { samplesOfSection } from '@wildpath/page/samples'
import type { FieldPath } from '@wildpath/page/edit'
import { createContext, use, useMemo } from 'react'

/** The fields of the section that still hold a sample, by their paths. */
export const SamplesContext = createContext<readonly string[]>([])

/** The same list as long as the same fields hold samples. */
export function useSamplesOf(section: KnownSection): readonly string[] {
  const paths = samplesOfSection(section).map(({ path }) => path.join('.'))
  const key = paths.join('\n')
  return useMemo(() => (key === '' ? [] : key.split('\n')), [key])
}

/** Whether a field, or something within an entry of a list, is a sample. */
export function useHoldsSample(path: FieldPath): boolean {
  const name = path.join('.')
  return use(SamplesContext).some((sample) => sample === name || sample.startsWith(`${name}.`))
}

import type { ImportRule } from './import-rule.ts'

const web = 'apps/web/src/'

export const webRules: ImportRule[] = [
  {
    name: 'web-lower-layers-know-no-upper',
    remedy: 'app -> features -> ui, lib. Pass it down as an argument or a prop.',
    forbids: ({ from, to }) => {
      const [lower, upper] = [layerOf(from), layerOf(to)]
      return lower !== undefined && upper !== undefined && lower < upper
    },
    illegal: { from: `${web}ui/button.tsx`, to: `${web}features/auth/index.ts` },
    legal: { from: `${web}features/auth/login-screen.tsx`, to: `${web}ui/button.tsx` },
  },
  {
    name: 'web-features-do-not-import-each-other',
    remedy: 'Let app compose the two, or move what both need into ui or lib.',
    forbids: ({ from, to }) => isOtherFeature(from, to),
    illegal: { from: `${web}features/auth/a.tsx`, to: `${web}features/leads/lead-list.tsx` },
    legal: { from: `${web}features/auth/a.tsx`, to: `${web}features/auth/b.tsx` },
  },
]

function layerOf(path: string): number | undefined {
  const layers = [
    /^apps\/web\/src\/(ui|lib)\//,
    /^apps\/web\/src\/features\//,
    /^apps\/web\/src\/app\//,
  ]
  const found = layers.findIndex((layer) => layer.test(path))
  return found === -1 ? undefined : found
}

function isOtherFeature(from: string, to: string): boolean {
  const feature = /^apps\/web\/src\/features\/([^/]+)\//
  const [own, other] = [feature.exec(from)?.[1], feature.exec(to)?.[1]]
  return own !== undefined && other !== undefined && own !== other
}

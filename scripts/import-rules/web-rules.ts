import { isForTests, type ImportRule } from './import-rule.ts'

const web = 'apps/web/src/'
/** From the lowest to the highest. */
const layers = ['lib', 'ui', 'entities', 'features', 'app']
const isOurPackage = (path: string) => path.startsWith('@wildpath/')

/** For each layer, that it imports none of those above it. */
const layerOrder = layers.slice(0, -1).map((layer, at): ImportRule => ({
  name: `web-${layer}-knows-no-upper-layer`,
  remedy: 'app -> features -> entities -> ui -> lib. Pass it down as an argument or a prop.',
  forbids: ({ from, to }) =>
    isInLayer(from, layer) && layers.slice(at + 1).some((upper) => isInLayer(to, upper)),
  illegal: { from: `${web}${layer}/a/a.tsx`, to: `${web}${layers[at + 1]}/b/b.tsx` },
  legal: { from: `${web}${layers[at + 1]}/b/b.tsx`, to: `${web}${layer}/a/a.tsx` },
}))

export const webRules: ImportRule[] = [
  ...layerOrder,
  {
    name: 'web-lib-knows-no-contract',
    remedy:
      'Give lib what it needs as an argument, as entities/api does; or move it into an entity.',
    forbids: ({ from, to }) =>
      from.startsWith(`${web}lib/`) && !isForTests(from) && isOurPackage(to),
    illegal: { from: `${web}lib/api-client.ts`, to: '@wildpath/contract' },
    legal: { from: `${web}entities/api/call-api.ts`, to: '@wildpath/contract' },
  },
  {
    name: 'web-ui-knows-no-product',
    remedy:
      'A control takes plain props. What knows a funnel, a plan or a page belongs to its entity.',
    forbids: ({ from, to }) =>
      from.startsWith(`${web}ui/`) && !isForTests(from) && isOurPackage(to),
    illegal: { from: `${web}ui/avatar.tsx`, to: '@wildpath/contract' },
    legal: { from: `${web}entities/person/avatar.tsx`, to: '@wildpath/contract' },
  },
  {
    name: 'web-plans-no-page',
    remedy:
      'The server plans pages, with a table that no browser should load; every content that it answers has its plan.',
    forbids: ({ from, to }) =>
      from.startsWith(web) &&
      !isForTests(from) &&
      // The campaign wizard loads on demand and detects activities in the owner's texts.
      !from.startsWith(`${web}features/ad-accounts/search/new-campaign/`) &&
      /^@wildpath\/(page\/plan|activities)/.test(to),
    illegal: { from: `${web}entities/funnel/a.ts`, to: '@wildpath/page/plan' },
    legal: { from: `${web}entities/funnel/a.ts`, to: '@wildpath/page/compose' },
  },
  {
    name: 'web-features-do-not-import-each-other',
    remedy: 'Let app compose the two, or move what both need into an entity.',
    forbids: ({ from, to }) => isOtherFeature(from, to),
    illegal: { from: `${web}features/auth/a.tsx`, to: `${web}features/leads/lead-list.tsx` },
    legal: { from: `${web}features/auth/a.tsx`, to: `${web}features/auth/b.tsx` },
  },
]

function isInLayer(path: string, layer: string): boolean {
  return (
    path.startsWith(`${web}${layer}/`) ||
    (layer === 'app' && /^apps\/web\/src\/screens?\.ts$/.test(path))
  )
}

function isOtherFeature(from: string, to: string): boolean {
  const feature = /^apps\/web\/src\/features\/([^/]+)\//
  const [own, other] = [feature.exec(from)?.[1], feature.exec(to)?.[1]]
  return own !== undefined && other !== undefined && own !== other
}

import { isForTests, type ImportRule } from './import-rule.ts'

const page = 'packages/page/src/'

type Layer = { name: string; holds: RegExp; example: string }

/** The layers of the page package, the lowest first: each knows itself and those below. `edit` stands beside them. */
const layers: readonly Layer[] = [
  {
    name: 'model',
    holds:
      /^(document|language|media)\/|^sections\/(section-(model|models|parts|base|style|scenes)|canvas-schema)\.ts$|^sections\/[a-z-]+\/([a-z-]+-model|plan-of-item|email-target|honeypot|ratings|index)\.ts$/,
    example: 'document/page-document.ts',
  },
  { name: 'style', holds: /^style\//, example: 'style/page-palette.ts' },
  {
    name: 'samples',
    holds: /^samples\/|^sections\/section-template\.ts$|^sections\/[a-z-]+\/[a-z-]+-templates\.ts$/,
    example: 'samples/sample-values.ts',
  },
  { name: 'compose', holds: /^compose\//, example: 'compose/blocks.ts' },
  { name: 'parts', holds: /^parts\//, example: 'parts/page-link.tsx' },
  { name: 'sections', holds: /^sections\//, example: 'sections/hero/hero-view.tsx' },
  { name: 'builders', holds: /^(fields|templates)\//, example: 'fields/section-panels.ts' },
  { name: 'render', holds: /^render\//, example: 'render/page-view.tsx' },
  { name: 'html', holds: /^html\//, example: 'html/render-page-html.tsx' },
  { name: 'export', holds: /^export\//, example: 'export/standalone-page.ts' },
]

/** -1 is beside the package. */
function levelOf(path: string): number {
  if (!path.startsWith(page)) return -1
  return layers.findIndex(({ holds }) => holds.test(path.slice(page.length)))
}

/** Documents, and the models of sections. */
export function isPageModel(path: string): boolean {
  return levelOf(path) === 0
}

/** A rule for every layer that has one above it. */
export const pageLayerRules: ImportRule[] = layers.slice(0, -1).map(({ name, example }, level) => ({
  name: `page-${name}-knows-nothing-above`,
  remedy: `The layers of the page are ${layers.map((layer) => layer.name).join(' <- ')}: pass in what is above, or move what both need below.`,
  forbids: ({ from, to }) => levelOf(from) === level && !isForTests(from) && levelOf(to) > level,
  illegal: { from: `${page}${example}`, to: `${page}${layers[level + 1]?.example}` },
  legal: { from: `${page}${layers[level + 1]?.example}`, to: `${page}${example}` },
}))

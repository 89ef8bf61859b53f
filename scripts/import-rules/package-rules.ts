import { isForTests, type ImportRule } from './import-rule.ts'
import { isPageModel } from './page-layers.ts'

const page = 'packages/page/src/'
const illustrator = 'packages/illustrator/src/'
const activities = 'packages/activities/src/'
const copywriter = 'packages/copywriter/src/'
const help = 'packages/help/src/'
const ads = 'packages/ads/src/'

export const packageRules: ImportRule[] = [
  {
    name: 'packages-know-no-app',
    remedy: 'Move what both need into the package, or pass it in as an argument.',
    forbids: ({ from, to }) =>
      from.startsWith('packages/') && /^(apps|e2e|bench)\/|^@wildpath\/(web|server)/.test(to),
    illegal: { from: `${page}render/a.ts`, to: 'apps/web/src/lib/api-client.ts' },
    legal: { from: `${page}render/a.ts`, to: `${page}document/index.ts` },
  },
  {
    name: 'packages-by-name',
    remedy:
      'Import the package by its name (@wildpath/page/..., @wildpath/contract); its exports are its door.',
    forbids: ({ from, to }) => to.startsWith('packages/') && workspaceOf(from) !== workspaceOf(to),
    illegal: { from: 'apps/web/src/app/a.ts', to: `${page}document/index.ts` },
    legal: { from: 'apps/web/src/app/a.ts', to: '@wildpath/page/document' },
  },
  {
    name: 'page-model-is-plain-data',
    remedy:
      'Documents and schemas import zod, scenes, text rules and each other only; put views into render, decisions into edit.',
    forbids: ({ from, to }) =>
      isPageModel(from) &&
      !isForTests(from) &&
      !['zod', '@wildpath/illustrator', '@wildpath/text'].includes(to) &&
      !to.startsWith(page),
    illegal: { from: `${page}document/a.ts`, to: 'react' },
    legal: { from: `${page}sections/hero/hero-model.ts`, to: 'zod' },
  },
  {
    name: 'page-edit-knows-only-the-model',
    remedy: 'Commands change documents; give a command what it needs as an argument.',
    forbids: ({ from, to }) =>
      from.startsWith(`${page}edit/`) &&
      !isForTests(from) &&
      to !== 'zod' &&
      !isPageModel(to) &&
      !to.startsWith(`${page}edit/`),
    illegal: { from: `${page}edit/add-section.ts`, to: `${page}render/page-view.tsx` },
    legal: { from: `${page}edit/add-section.ts`, to: `${page}document/page.ts` },
  },
  {
    name: 'page-render-does-not-edit',
    remedy: 'A view shows a document; let the editor call the command.',
    forbids: ({ from, to }) =>
      /^packages\/page\/src\/(render|sections|parts|style|html)\//.test(from) &&
      /^packages\/page\/src\/(edit|export)\//.test(to),
    illegal: { from: `${page}sections/hero/hero-view.tsx`, to: `${page}edit/move-section.ts` },
    legal: { from: `${page}sections/hero/hero-view.tsx`, to: `${page}parts/page-link.tsx` },
  },
  {
    name: 'illustrator-knows-only-scenes',
    remedy:
      'The illustrator draws from its arguments alone; whoever asks for a picture says activity, season and colours.',
    forbids: ({ from, to }) =>
      from.startsWith(illustrator) &&
      !isForTests(from) &&
      to !== 'zod' &&
      !to.startsWith(illustrator),
    illegal: { from: `${illustrator}draw-scene.ts`, to: '@wildpath/page/document' },
    legal: { from: `${illustrator}draw-scene.ts`, to: `${illustrator}light/scene-light.ts` },
  },
  {
    name: 'copywriter-knows-only-the-model',
    remedy:
      'The copywriter makes texts out of a brief, whoever asks: give it what it needs as an argument.',
    forbids: ({ from, to }) =>
      from.startsWith(copywriter) &&
      !isForTests(from) &&
      !/^(zod|dictionary-en|libphonenumber-js|node:(fs|path)|@wildpath\/(activities|contract|page\/(document|compose|language)))$/.test(
        to,
      ) &&
      !to.startsWith(copywriter),
    illegal: { from: `${copywriter}index.ts`, to: 'apps/server/src/db/client.ts' },
    legal: { from: `${copywriter}index.ts`, to: '@wildpath/contract' },
  },
  {
    name: 'activities-are-plain-data',
    remedy:
      'The table says how an activity is known and what is shown of it; who reads the table decides the rest.',
    forbids: ({ from, to }) =>
      from.startsWith(activities) &&
      !isForTests(from) &&
      to !== '@wildpath/illustrator' &&
      !to.startsWith(activities),
    illegal: { from: `${activities}paddling.ts`, to: '@wildpath/copywriter' },
    legal: { from: `${activities}paddling.ts`, to: `${activities}activity.ts` },
  },
  {
    name: 'ads-know-only-texts',
    remedy: 'Limits, lint, prompts and addresses of ads come from their arguments alone.',
    forbids: ({ from, to }) => from.startsWith(ads) && !isForTests(from) && !to.startsWith(ads),
    illegal: { from: `${ads}read-ad.ts`, to: '@wildpath/contract' },
    legal: { from: `${ads}read-ad.ts`, to: `${ads}platforms.ts` },
  },
  {
    name: 'help-knows-only-its-articles',
    remedy:
      'Articles and their search work from text alone; prices, limits and the screen are passed in.',
    forbids: ({ from, to }) =>
      from.startsWith(help) &&
      !isForTests(from) &&
      !['minisearch', 'minisearch/SearchableMap', 'stemmer'].includes(to) &&
      !to.startsWith(help),
    illegal: { from: `${help}reading/help-values.ts`, to: '@wildpath/contract' },
    legal: { from: `${help}article-files.ts`, to: `${help}articles/publish.md?raw` },
  },
  {
    name: 'contract-knows-only-the-page-model',
    remedy: 'The contract is zod schemas over the page model; keep code of one app in that app.',
    forbids: ({ from, to }) =>
      from.startsWith('packages/contract/') &&
      !isForTests(from) &&
      ![
        'zod',
        'unhomoglyph',
        'punycode.js',
        '#display-email',
        '@wildpath/ads',
        '@wildpath/ads/picture-prompt',
        '@wildpath/page/zone-clock',
        '@wildpath/page/web-address',
        '@wildpath/text',
      ].includes(to) &&
      !/^@wildpath\/page\/(document|compose|language|lead-form|media|samples|themes|translations)$/.test(
        to,
      ) &&
      !to.startsWith('packages/contract/'),
    illegal: { from: 'packages/contract/src/lead.ts', to: '@wildpath/page/render' },
    legal: { from: 'packages/contract/src/lead.ts', to: '@wildpath/page/document' },
  },
  {
    name: 'apps-know-no-other-app',
    remedy: 'Agree on it in packages/contract and import it from there.',
    forbids: ({ from, to }) =>
      (from.startsWith('apps/web/') && /^apps\/server\/|^@wildpath\/server/.test(to)) ||
      (from.startsWith('apps/server/') && /^apps\/web\/|^@wildpath\/web/.test(to)),
    illegal: { from: 'apps/web/src/lib/a.ts', to: 'apps/server/src/config.ts' },
    legal: { from: 'apps/web/src/entities/a.ts', to: '@wildpath/contract' },
  },
  {
    name: 'journeys-know-only-the-contract',
    remedy: 'A journey uses the product from outside, by role and label; it may read the contract.',
    forbids: ({ from, to }) =>
      from.startsWith('e2e/') && /^(apps|packages)\/|^@wildpath\/(?!contract$)/.test(to),
    illegal: { from: 'e2e/journeys/lead.spec.ts', to: 'apps/server/src/config.ts' },
    legal: { from: 'e2e/journeys/lead.spec.ts', to: '@wildpath/contract' },
  },
  {
    name: 'product-knows-no-test',
    remedy: 'Move what the product needs out of the test.',
    forbids: ({ from, to }) =>
      /^(apps|packages)\//.test(from) && !isForTests(from) && isForTests(to),
    illegal: { from: 'apps/server/src/main.ts', to: 'apps/server/src/db/testing/test-postgres.ts' },
    legal: { from: 'apps/server/src/a.test.ts', to: 'apps/server/src/db/testing/test-postgres.ts' },
  },
]

function workspaceOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

import { isForTests, type ImportRule } from './import-rule.ts'

const server = 'apps/server/src/'
const entries = /^apps\/server\/src\/(main|admin|seed|composition|adapters)\.ts$/
const vendors = /^(openai|stripe|nodemailer|@aws-sdk\/.*)(\/|$)/

export const serverRules: ImportRule[] = [
  {
    name: 'server-does-not-edit-pages',
    remedy: 'Commands run in the browser; the server parses, stores and renders documents.',
    forbids: ({ from, to }) => from.startsWith(server) && to.startsWith('@wildpath/page/edit'),
    illegal: { from: `${server}features/funnels/a.ts`, to: '@wildpath/page/edit' },
    legal: { from: `${server}features/funnels/a.ts`, to: '@wildpath/page/render' },
  },
  {
    name: 'nobody-imports-the-process',
    remedy: 'main -> composition -> features, adapters. Take what you need as an argument.',
    forbids: ({ from, to }) =>
      !isForTests(from) &&
      /^apps\/server\/src\/(features|providers|http|db|jobs|copywriter-pool|illustrator)\//.test(
        from,
      ) &&
      (entries.test(to) || to.startsWith(`${server}process/`)),
    illegal: { from: `${server}features/leads/lead-service.ts`, to: `${server}composition.ts` },
    legal: { from: `${server}main.ts`, to: `${server}composition.ts` },
  },
  {
    name: 'server-features-meet-at-the-door',
    remedy: "Import the other feature's index.ts, and export from there what others may use.",
    forbids: ({ from, to }) => {
      const feature = featureOf(to)
      if (feature === undefined || isForTests(from)) return false
      return featureOf(from) !== feature && !to.endsWith(`/${feature}/index.ts`)
    },
    illegal: {
      from: `${server}features/leads/a.ts`,
      to: `${server}features/funnels/funnel-repository.ts`,
    },
    legal: { from: `${server}features/leads/a.ts`, to: `${server}features/funnels/index.ts` },
  },
  {
    name: 'features-see-ports-only',
    remedy: 'Import the port (providers/email/email.ts); adapters.ts chooses the adapter.',
    forbids: ({ from, to }) =>
      !isForTests(from) &&
      !entries.test(from) &&
      !from.startsWith(`${server}providers/`) &&
      to.startsWith(`${server}providers/`) &&
      !isPort(to),
    illegal: { from: `${server}features/leads/a.ts`, to: `${server}providers/email/smtp-email.ts` },
    legal: { from: `${server}features/leads/a.ts`, to: `${server}providers/email/email.ts` },
  },
  {
    name: 'adapters-know-no-feature',
    remedy:
      'An adapter translates between its port and a vendor; describe what it needs in the port.',
    forbids: ({ from, to }) =>
      from.startsWith(`${server}providers/`) &&
      !isForTests(from) &&
      /^apps\/server\/src\/(features|http|db)\//.test(to),
    illegal: {
      from: `${server}providers/email/sandbox-email.ts`,
      to: `${server}features/outbox/index.ts`,
    },
    legal: {
      from: `${server}providers/email/sandbox-email.ts`,
      to: `${server}providers/email/email.ts`,
    },
  },
  {
    name: 'vendors-stay-in-adapters',
    remedy: "Use the port; no vendor's type leaves its adapter under providers/.",
    forbids: ({ from, to }) =>
      from.startsWith(server) && !from.startsWith(`${server}providers/`) && vendors.test(to),
    illegal: { from: `${server}features/generation/a.ts`, to: 'openai' },
    legal: { from: `${server}providers/text-ai/openai-text-ai.ts`, to: 'openai' },
  },
  {
    name: 'the-copywriter-runs-in-threads',
    remedy:
      'A brief may take seconds to read: ask copywriter-pool, which computes off the event loop. @wildpath/copywriter/brief computes nothing.',
    forbids: ({ from, to }) =>
      !isForTests(from) &&
      from.startsWith(server) &&
      !from.startsWith(`${server}copywriter-pool/`) &&
      to === '@wildpath/copywriter',
    illegal: { from: `${server}features/generation/a.ts`, to: '@wildpath/copywriter' },
    legal: { from: `${server}features/generation/a.ts`, to: '@wildpath/copywriter/brief' },
  },
  {
    name: 'the-illustrator-is-pure',
    remedy: 'What paints pictures gets everything as arguments and answers with values.',
    forbids: ({ from, to }) =>
      from.startsWith(`${server}illustrator/`) &&
      !isForTests(from) &&
      /^apps\/server\/src\/(db|http|features|providers|jobs)\//.test(to),
    illegal: { from: `${server}illustrator/index.ts`, to: `${server}db/client.ts` },
    legal: { from: `${server}illustrator/index.ts`, to: `${server}illustrator/paint-scene.ts` },
  },
]

function featureOf(path: string): string | undefined {
  return /^apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1]
}

/** providers/email/email.ts is the port; sandbox-email.ts and smtp-email.ts are adapters. */
function isPort(path: string): boolean {
  return /\/providers\/([^/]+)\/\1\.ts$/.test(path)
}

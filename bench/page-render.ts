import '../scripts/tsx-hook.mjs'

import { median, type Table } from './support/table.ts'

const rounds = 7
const roundMs = 700

/** Pages a second on one core, rendered anew each time; sheets and drawings are known, as on a server. */
export async function benchPageRender(): Promise<Table[]> {
  // React decides by this while it is loaded.
  process.env['NODE_ENV'] = 'production'
  const { renderPageHtml } = await import('@wildpath/page/html')
  const { emptyForm } = await import('@wildpath/page/render')
  const { pageThemes } = await import('@wildpath/page/themes')
  const { pageInTheme } = await import('../scripts/contact-sheet/page-samples.ts')
  const pages = pageThemes.map((theme) => pageInTheme('rafting-caps', theme))
  const context = {
    mode: 'public',
    form: { ...emptyForm, action: '/f/bench' },
    badge: null,
    year: 2031,
  } as const
  const head = {
    title: 'Bench',
    description: 'Bench',
    canonicalUrl: 'https://example.test/',
    siteName: 'Bench',
  }
  const documents = pages.map((page) => () => renderPageHtml({ page, context, head }))
  const sizes = documents.map((draw) => draw().length / 1000)
  return [
    {
      title: 'Rendering a page of a funnel',
      note: `${pages[0]?.sections.length} sections, the six themes in turn, one core. Median of ${rounds} rounds.`,
      columns: ['what', 'a second', 'KB'],
      rows: [['whole document', Math.round(median(measure(documents))), Math.round(median(sizes))]],
    },
  ]
}

/** By the time this process had a core, so that other work on the machine does not count. */
function measure(documents: readonly (() => string)[]): number[] {
  return Array.from({ length: rounds }, () => {
    const until = performance.now() + roundMs
    const before = process.cpuUsage()
    let drawn = 0
    while (performance.now() < until) {
      for (const draw of documents) drawn += draw().length > 0 ? 1 : 0
    }
    const { user, system } = process.cpuUsage(before)
    return (drawn * 1_000_000) / (user + system)
  })
}

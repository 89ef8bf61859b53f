import '../scripts/tsx-hook.mjs'

import { median, type Table } from './support/table.ts'

const rounds = 7
const roundMs = 700

/** Pages a second on one core, rendered anew each time; sheets and drawings are known, as on a server. */
export async function benchPageRender(): Promise<Table[]> {
  // React decides by this while it is loaded.
  process.env['NODE_ENV'] = 'production'
  const [server, { createElement }, render, html, samples, { pageDesigns }] = await Promise.all([
    import('react-dom/server'),
    import('react'),
    import('@wildpath/page/render'),
    import('@wildpath/page/html'),
    import('../scripts/contact-sheet/page-samples.ts'),
    import('@wildpath/page/document'),
  ])
  const pages = pageDesigns.map((design) => samples.pageInDesign('rafting-caps', design))
  const context = {
    mode: 'public',
    form: { ...render.emptyForm, action: '/f/bench' },
    badge: null,
    year: 2031,
  } as const
  const head = {
    title: 'Bench',
    description: 'Bench',
    canonicalUrl: 'https://example.test/',
    siteName: 'Bench',
  }
  const views = (page: (typeof pages)[number]) =>
    server.renderToStaticMarkup(createElement(render.PageView, { page, context }))
  const documents = (page: (typeof pages)[number]) => html.renderPageHtml({ page, context, head })
  const row = (name: string, draw: typeof views) => {
    const sizes = pages.map((page) => draw(page).length / 1000)
    return [name, Math.round(median(measure(pages, draw))), Math.round(median(sizes))]
  }
  return [
    {
      title: 'Rendering a page of a funnel',
      note: `${pages[0]?.sections.length} sections, the six designs in turn, one core. Median of ${rounds} rounds.`,
      columns: ['what', 'a second', 'KB'],
      rows: [row('sections', views), row('whole document', documents)],
    },
  ]
}

function measure<Page>(pages: readonly Page[], draw: (page: Page) => string): number[] {
  return Array.from({ length: rounds }, () => {
    const start = performance.now()
    let drawn = 0
    while (performance.now() - start < roundMs) {
      for (const page of pages) drawn += draw(page).length > 0 ? 1 : 0
    }
    return (drawn * 1000) / (performance.now() - start)
  })
}

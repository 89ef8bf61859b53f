import type { Page } from 'playwright-core'

const call = "top.trip('script')"
const html = [
  `<img src=x onerror="${call}"><svg onload="${call}"><script>${call}</script></svg>`,
  `<script src="https://evil.example/a.js"></script><script>${call}</script>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe><object data="https://evil.example/o">`,
  `<form action="https://evil.example/f"><button>Send</button></form>`,
  `<a href="javascript:${call}">Press</a><a href="&#106;avascript:${call}">Press</a>`,
  `<a href="https://evil.example/link" target="_top">Out</a><base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/meta">`,
  `<style>@import 'https://evil.example/a.css';</style><link rel=stylesheet href="https://evil.example/b.css">`,
  `<p style="background:url(https://evil.example/bg)" onclick="${call}">Paragraph</p>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `<details open ontoggle="${call}"><summary>More</summary>x</details>`,
]

/** Every way in that a page offers, tried at once. The last section says 'The end of the page'. */
export const hostileSections: readonly object[] = [
  {
    id: '"><script>x</script>',
    type: 'hero',
    content: {
      title: `</style><script>${call}</script><img src=x onerror="${call}">`,
      subtitle: '{{constructor.constructor("trip()")()}}',
      buttons: [
        { id: 'a', text: 'Press', link: `javascript:${call}`, style: 'primary' },
        { id: 'b', text: 'Press', link: ` java\nscript:${call}`, style: 'outline' },
        { id: 'c', text: 'Press', link: `data:text/html,<script>${call}</script>` },
        { id: 'd', text: 'Out', link: 'https://evil.example/button' },
      ],
      media: { type: 'image', src: `javascript:${call}`, alt: '" onerror="trip()' },
    },
    style: {
      backgroundColor: `red;background:url(https://evil.example/style)`,
      textColor: `expression(${call})`,
      primaryColor: '#fff}</style><script>trip()</script>',
    },
  },
  {
    id: 'gallery',
    type: 'gallery',
    content: {
      items: [
        {
          id: '1',
          title: 'One',
          image: 'data:image/svg+xml,<svg onload="trip()">',
          link: 'javascript:0',
        },
        {
          id: '2',
          title: 'Two',
          image: 'x" onerror="trip()',
          overlayColor: 'url(https://evil.example/o)',
        },
      ],
    },
  },
  ...html.map((body, index) => ({
    id: `html-${index}`,
    type: 'custom',
    content: { contentType: 'html', body },
  })),
  {
    id: 'markdown',
    type: 'custom',
    content: {
      contentType: 'markdown',
      body: `[Press](javascript:${call}) <img src=x onerror="${call}"> ![x](x"onerror="trip())`,
    },
  },
  { id: '__proto__', type: 'constructor', content: { title: 'x' } },
  { id: 'end', type: 'text', content: { title: 'The end of the page' } },
]

/**
 * Hears of everything that a page must not do: run a script, ask, open a tab, leave, or load anything
 * but a picture from elsewhere. Set it before the page is opened.
 */
export async function setTripwire(page: Page) {
  const alarms: string[] = []
  await page.exposeFunction('trip', (what: unknown) => alarms.push(`script ran: ${String(what)}`))
  const own = (url: string) => /^(http:\/\/localhost|about:|data:|blob:)/.test(url)
  page.on('dialog', (dialog) => {
    alarms.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (tab) => alarms.push(`tab: ${tab.url()}`))
  page.on('framenavigated', (frame) => {
    if (!own(frame.url())) alarms.push(`left for ${frame.url()}`)
  })
  page.on('request', (request) => {
    const isPicture = request.resourceType() === 'image'
    if (!own(request.url()) && !isPicture) alarms.push(`asked for ${request.url()}`)
  })
  return {
    /** What happened so far; an element with a handler counts as well, whether or not it ran. */
    async alarms(): Promise<string[]> {
      const armed = await Promise.all(
        page
          .frames()
          .map((frame) =>
            frame.evaluate(() =>
              [...document.querySelectorAll('iframe ~ *, article *')].flatMap((element) =>
                [...element.attributes]
                  .filter(
                    ({ name, value }) =>
                      /^on|^srcdoc$|^formaction$/.test(name) || /^\s*javascript:/i.test(value),
                  )
                  .map(({ name, value }) => `armed: ${element.tagName} ${name}=${value}`),
              ),
            ),
          ),
      )
      return [...alarms, ...armed.flat()]
    },
  }
}

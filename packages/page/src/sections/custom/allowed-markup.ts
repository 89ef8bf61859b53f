import type { Schema } from 'hast-util-sanitize'

const words = (text: string) => text.trim().split(/\s+/)

/**
 * What an owner's html and markdown may hold. Everything else is left out: an element's children
 * stay where its tag is merely unknown, and go with it where they are code, another document, a
 * drawing or part of a form. Elements that end an open paragraph's reach (`button`, `object`, …) go with their
 * children too, so that what is left stands as a browser would read it again.
 */
export const allowedMarkup: Schema = {
  tagNames: words(`
    h1 h2 h3 h4 h5 h6 p br hr div span pre blockquote
    ul ol li dl dt dd figure figcaption details summary
    table caption thead tbody tfoot tr th td
    a img strong b em i u s del ins sub sup small mark code kbd q abbr cite`),
  attributes: {
    'a': ['href', 'title'],
    'img': ['src', 'alt', 'title', 'width', 'height'],
    'abbr': ['title'],
    'ol': ['start'],
    'th': ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    'td': ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    'details': ['open'],
    '*': [],
  },
  ancestors: {
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    summary: ['details'],
    figcaption: ['figure'],
  },
  strip: words(`
    script style template noscript noembed noframes title head
    iframe frame frameset object embed applet param portal
    svg math canvas audio video marquee
    button select textarea option optgroup datalist xmp plaintext`),
  // Addresses are judged by `sanitizeMarkup`, the same way as everywhere on the page.
  protocols: {},
  required: {},
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
}

import type { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'

/** Markup as it was read: elements and texts. */
export type MarkupTree = ReturnType<typeof fromHtmlIsomorphic>
export type MarkupNode = MarkupTree['children'][number]
export type MarkupElement = Extract<MarkupNode, { type: 'element' }>

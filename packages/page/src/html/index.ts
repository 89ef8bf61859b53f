export type { PageHead } from './page-head.tsx'
export { renderMessageHtml, type MessagePage } from './render-message-html.tsx'
export { renderPageHtml } from './render-page-html.tsx'

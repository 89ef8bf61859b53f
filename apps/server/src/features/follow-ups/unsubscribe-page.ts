import { toDisplayEmail } from '@wildpath/contract'
import { languageOf, wordsOf } from '@wildpath/page/language'

import { escapeHtml } from '../../html.ts'
import type { WritingBusiness } from './suppression-repository.ts'

export type UnsubscribeState =
  /** `business` is null when its adventure is gone. */
  { kind: 'ask' | 'done'; email: string; business: WritingBusiness | null } | { kind: 'unknown' }

const style = `
:root{color-scheme:light dark;--ground:#f7f4ea;--surface:#fff;--line:#ddd8c5;--ink:#16251c;--quiet:#55645a;--fern:#12743a;--on-fern:#fff;--focus:#8a5a00}
@media (prefers-color-scheme:dark){:root{--ground:#08120d;--surface:#0f1d16;--line:#254231;--ink:#ecf4ee;--quiet:#a3b9aa;--fern:#4ade80;--on-fern:#06210f;--focus:#f6b73c}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:30rem;padding:2rem 1.5rem;border:1px solid var(--line);border-radius:1rem;background:var(--surface);text-align:center;overflow-wrap:anywhere}
h1{margin:0;font:600 1.75rem/1.2 Georgia,serif;text-wrap:balance}
p{margin:.75rem 0 0;color:var(--quiet)}
button{margin-top:1.5rem;min-height:44px;padding:.625rem 1.25rem;border:0;border-radius:.75rem;background:var(--fern);color:var(--on-fern);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`

/** Nothing is loaded and no script runs. */
export const unsubscribePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** What a person sees who follows the link below a follow-up: one button, and nothing else to decide. */
export function renderUnsubscribePage(state: UnsubscribeState): string {
  const { language, title, text, button } = textsOf(state)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p role="status">${text}</p>
${button === null ? '' : `<form method="post"><button type="submit">${button}</button></form>`}
</main>
</body>
</html>`
}

type Texts = { language: string; title: string; text: string; button: string | null }

function textsOf(state: UnsubscribeState): Texts {
  if (state.kind === 'unknown') {
    return {
      language: 'en',
      title: 'This link does not work',
      text: 'It may have been cut off on its way. Nothing was changed; open the link at the end of the email once more.',
      button: null,
    }
  }
  const { kind, business } = state
  const language = languageOf(business?.language)
  const { followUp: words } = wordsOf(language)
  const name = business === null ? words.thisBusiness : escapeHtml(business.name)
  return {
    language,
    title: words[kind].title,
    text: words[kind].text(escapeHtml(toDisplayEmail(state.email)), name),
    button: kind === 'ask' ? words.unsubscribe : null,
  }
}

import { createHash } from 'node:crypto'

import { connectionChannel, product } from '@wildpath/contract'

import { escapeHtml } from '../../html.ts'
import type { SignInEnd } from './connection-service.ts'

export type SignInOutcome = SignInEnd['outcome'] | 'signed-out'

type Content = { title: string; text: string }

/** What a service is called on the page, and where people find it. */
export type ServiceTexts = {
  name: string
  /** Where the person starts again: 'from your designs'. */
  startAgain: string
  /** Said where the service did not take the code. */
  failed: string
}

const contentsOf = ({
  name,
  startAgain,
  failed,
}: ServiceTexts): Record<SignInOutcome, Content> => ({
  'connected': {
    title: `${name} is connected`,
    text: 'You can close this window and go on where you were.',
  },
  'declined': {
    title: `${name} was not connected`,
    text: 'You did not allow the connection. Nothing was changed, and you can connect it at any time.',
  },
  'failed': { title: `${name} was not connected`, text: failed },
  'stranger': {
    title: `This way from ${name} is over`,
    text: `It was used before, took longer than 15 minutes, or began in another session. Nothing was changed; start again ${startAgain}.`,
  },
  'signed-out': {
    title: 'You are not logged in here',
    text: `Please log in to continue. Nothing was changed; connect ${name} again ${startAgain}.`,
  },
})

/** Tells the page that waits, and closes the window where that went well. */
const script = `
if (localStorage.getItem('theme') === 'light') document.documentElement.className = 'day'
addEventListener('DOMContentLoaded', () => {
  const { outcome } = document.body.dataset
  new BroadcastChannel('${connectionChannel}').postMessage(outcome)
  const close = document.querySelector('button')
  if (close) close.addEventListener('click', () => window.close())
  if (close && outcome === 'connected') window.close()
})
`

const style = `
:root{color-scheme:dark;--ground:#08120d;--surface:#0f1d16;--line:#254231;--ink:#ecf4ee;--quiet:#a3b9aa;--fern:#4ade80;--on-fern:#06210f;--lantern:#f6b73c}
:root.day{color-scheme:light;--ground:#f7f4ea;--surface:#fff;--line:#ddd8c5;--ink:#16251c;--quiet:#55645a;--fern:#12743a;--on-fern:#fff}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:28rem;padding:2rem 1.5rem;border:1px solid var(--line);border-radius:1rem;background:var(--surface);text-align:center}
h1{margin:0;font:600 1.75rem/1.2 Georgia,serif;text-wrap:balance}
p{margin:.75rem 0 1.5rem;color:var(--quiet)}
a,button{display:inline-block;min-height:44px;padding:.625rem 1.25rem;border:0;border-radius:.75rem;background:var(--fern);color:var(--on-fern);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--lantern);outline-offset:2px}
`

/** Nothing is loaded, and no script runs but the one above. */
export const signInPagePolicy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What a person comes back to from a service. `backUrl` is null in a window of its own. */
export function renderSignInPage(
  outcome: SignInOutcome,
  { texts, backUrl }: { texts: ServiceTexts; backUrl: string | null },
): string {
  const { title, text } = contentsOf(texts)[outcome]
  const action =
    backUrl === null
      ? '<button type="button">Close this window</button>'
      : `<a href="${escapeHtml(backUrl)}">Back to ${product.name}</a>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${product.name}</title>
<script>${script}</script>
<style>${style}</style>
</head>
<body data-outcome="${outcome}">
<main>
<h1>${title}</h1>
<p role="status">${text}</p>
${action}
</main>
</body>
</html>`
}

import { product } from '@wildpath/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'

import { html } from '../../html.ts'
import { bounds } from '../../limits.ts'
import { renderFrame, type SandboxTexts } from '../sandbox-pages/page-frame.ts'

/** The page of one sandbox of ads. */
export type DemoConsentPage = {
  path: string
  /** Of the product, where the person comes back to. */
  callbackPath: string
  /** What the platform is called: 'Facebook'. */
  platformName: string
  /** What demo ads are called there: 'ads', 'campaigns'. */
  things: string
  /** For whoever allows the connection. */
  codeFor(userId: string): string
}

const querySchema = z.object({ state: z.string().min(1).max(400) })
const formSchema = querySchema.extend({ answer: z.enum(['allow', 'decline']) })

/** Where a person allows the connection to their demo account, as they would at the platform. */
export async function registerDemoConsentPage(
  app: FastifyInstance,
  page: DemoConsentPage,
): Promise<void> {
  const { path, callbackPath, codeFor } = page
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bounds.requests.sandboxPaymentFormBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.get(path, async (request, reply) => {
      const user = await scope.findUser(request)
      const asked = querySchema.safeParse(request.query)
      if (user === null) return reply.redirect('/auth/login', 303)
      return asked.success
        ? sendPage(reply, page, asked.data.state)
        : reply.redirect('/dashboard', 303)
    })

    scope.post(path, async (request, reply) => {
      const user = await scope.findUser(request)
      const form = formSchema.safeParse(request.body)
      if (user === null) return reply.redirect('/auth/login', 303)
      if (!form.success) return reply.redirect('/dashboard', 303)
      const { state, answer } = form.data
      const back = new URLSearchParams(
        answer === 'allow' ? { state, code: codeFor(user.id) } : { state, error: 'access_denied' },
      )
      return reply.redirect(`${callbackPath}?${back.toString()}`, 303)
    })
  })
}

function sendPage(
  reply: FastifyReply,
  { path, platformName, things }: DemoConsentPage,
  state: string,
): FastifyReply {
  const texts: SandboxTexts = {
    brand: 'Demo ad account',
    mark: 'Demo: no ad is shown and no money is spent',
    footer: `A stand-in for the ads of ${platformName}, part of ${product.name}. Its numbers are made by a model.`,
  }
  const content = html`<h1>Connect a demo ad account?</h1>
    <p class="lead">
      This installation is not connected with ${platformName}, so you get an ad account of this
      sandbox. Everything works as it would there, with invented numbers.
    </p>
    <section aria-label="What is allowed">
      <dl>
        <div>
          <dt>For</dt>
          <dd>${product.name}</dd>
        </div>
        <div>
          <dt>Sees</dt>
          <dd>your demo ${things} and their results</dd>
        </div>
        <div>
          <dt>May</dt>
          <dd>make, change, pause and delete demo ${things}</dd>
        </div>
      </dl>
    </section>
    <section aria-label="Your answer">
      <form method="post" action="${path}">
        <input type="hidden" name="state" value="${state}" />
        <button type="submit" name="answer" value="allow">Connect the demo account</button>
        <button type="submit" name="answer" value="decline" class="quiet after">Not now</button>
      </form>
    </section>`
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(renderFrame(texts, { title: 'Connect a demo ad account', content }))
}

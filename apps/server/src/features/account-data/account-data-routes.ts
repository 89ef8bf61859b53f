import { accountExportPath, api, product } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { rawRoute, route, sendFailure } from '../../http/route.ts'
import { ok } from '../../result.ts'
import { type Browser, browserOf } from '../accounts/index.ts'
import type { AccountDataService } from './account-data-service.ts'

type Options = {
  accountData: AccountDataService
  /** Answers the cookies that end the session in the browser. */
  signOut(browser: Browser): Promise<{ cookies: string[] }>
}

const signedIn = { kind: 'user' } as const

export function registerAccountDataRoutes(
  app: FastifyInstance,
  { accountData, signOut }: Options,
): void {
  rawRoute(
    app,
    { method: 'GET', path: accountExportPath, access: signedIn },
    async (_request, reply, user) => {
      if (user === null) return sendFailure(reply, { code: 'not-signed-in' })
      const data = await accountData.export(user)
      const name = `${product.name.toLowerCase()}-account-${data.exported_at.slice(0, 10)}.json`
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(JSON.stringify(data, null, 2))
    },
  )

  route(app, api.deleteAccount, signedIn, async ({ user, body, request, reply }) => {
    const browser = browserOf(request)
    const result = await accountData.delete(user, body.password, browser)
    if (!result.ok) return result
    void reply.header('set-cookie', (await signOut(browser)).cookies)
    return ok({})
  })
}

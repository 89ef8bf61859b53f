import { z } from 'zod'

import { bounds } from '../../limits.ts'
import type { Grant } from '../consent/consent.ts'
import { designSchemas, grantSchema, profileSchema } from './canva-answers.ts'
import { createCanvaClient, type Wait, waitOnClock } from './canva-client.ts'
import { createCanvaExport } from './canva-export.ts'
import type { DesignTool, DesignToolResult } from './design-tool.ts'

type Options = {
  clientId: string
  clientSecret: string
  /** Where Canva sends people back to; the same address stands in Canva's settings of the integration. */
  redirectUrl: string
  apiUrl?: string | null
  authUrl?: string | null
  timeoutMs?: number
  wait?: Wait
}

/** What is needed and no more: making, reading and listing designs, and the person's name. */
const scopes = [
  'design:content:read',
  'design:content:write',
  'design:meta:read',
  'profile:read',
].join(' ')

/** Live adapter: Canva's Connect API (canva.dev/docs/connect). */
export function createCanvaDesignTool(options: Options): DesignTool {
  const {
    clientId,
    clientSecret,
    redirectUrl,
    timeoutMs = bounds.outgoing.designToolMs,
    wait = waitOnClock,
  } = options
  const apiUrl = (options.apiUrl ?? 'https://api.canva.com/rest/v1').replace(/\/+$/, '')
  const authUrl = options.authUrl ?? 'https://www.canva.com/api/oauth/authorize'
  const testOrigin = options.apiUrl ? new URL(options.apiUrl).origin : null
  const ask = createCanvaClient({ apiUrl, timeoutMs, wait })
  const secret = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const designs = designSchemas(testOrigin)

  const authorize = <T>(path: string, form: Record<string, string>, schema: z.ZodType<T>) =>
    ask(
      {
        method: 'POST',
        path,
        headers: {
          'authorization': `Basic ${secret}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(form).toString(),
      },
      schema,
    )

  async function takeGrant(form: Record<string, string>): Promise<DesignToolResult<Grant>> {
    const answer = await authorize('/oauth/token', form, grantSchema)
    if (!answer.ok) return answer
    const grant = answer.value
    return {
      ok: true,
      value: {
        accessToken: grant.access_token,
        refreshToken: grant.refresh_token,
        expiresInSeconds: grant.expires_in,
      },
    }
  }

  return {
    authorizeUrl({ state, codeChallenge }) {
      const url = new URL(authUrl)
      url.search = new URLSearchParams({
        code_challenge: codeChallenge,
        // As Canva's documentation writes S256.
        code_challenge_method: 's256',
        scope: scopes,
        response_type: 'code',
        client_id: clientId,
        state,
        redirect_uri: redirectUrl,
      }).toString()
      return url.href
    },

    exchangeCode: ({ code, codeVerifier }) =>
      takeGrant({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUrl,
      }),

    refresh: (refreshToken) =>
      takeGrant({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    async revoke({ refreshToken }) {
      if (refreshToken === null) return { ok: true, value: null }
      const answer = await authorize('/oauth/revoke', { token: refreshToken }, z.unknown())
      // What is refused is not accepted any more, and that was asked for.
      if (!answer.ok && answer.error.kind !== 'grant-refused') return answer
      return { ok: true, value: null }
    },

    async findAccountName(accessToken) {
      const answer = await ask(
        { method: 'GET', path: '/users/me/profile', headers: bearer(accessToken) },
        profileSchema,
      )
      if (!answer.ok) return answer
      return { ok: true, value: answer.value.profile?.display_name?.trim() || null }
    },

    async createDesign(accessToken, { title, width, height }) {
      const answer = await ask(
        {
          method: 'POST',
          path: '/designs',
          headers: { ...bearer(accessToken), 'content-type': 'application/json' },
          body: JSON.stringify({ design_type: { type: 'custom', width, height }, title }),
        },
        designs.one,
      )
      return answer.ok ? { ok: true, value: answer.value.design } : answer
    },

    async getDesign(accessToken, designId) {
      const answer = await ask(
        {
          method: 'GET',
          path: `/designs/${encodeURIComponent(designId)}`,
          headers: bearer(accessToken),
        },
        designs.one,
      )
      return answer.ok ? { ok: true, value: answer.value.design } : answer
    },

    async listDesigns(accessToken, continuation) {
      const query = new URLSearchParams({ sort_by: 'modified_descending' })
      if (continuation !== null) query.set('continuation', continuation)
      const answer = await ask(
        { method: 'GET', path: `/designs?${query.toString()}`, headers: bearer(accessToken) },
        designs.list,
      )
      if (!answer.ok) return answer
      const { items, continuation: next } = answer.value
      return { ok: true, value: { designs: items, continuation: next ?? null } }
    },

    exportDesign: createCanvaExport({ ask, wait, timeoutMs, testOrigin }),
  }
}

function bearer(accessToken: string): Record<string, string> {
  return { authorization: `Bearer ${accessToken}` }
}

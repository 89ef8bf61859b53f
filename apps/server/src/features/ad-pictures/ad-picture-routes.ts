import { writeAdvancedPrompt } from '@wildpath/ads/picture-prompt'
import { api, type Funnel, type User } from '@wildpath/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { route } from '../../http/route.ts'
import { ok, type Result } from '../../result.ts'
import type { AdPictureService } from './ad-picture-service.ts'

type Options = {
  pictures: AdPictureService
  presentFunnel(owner: User, id: string): Promise<Result<Funnel>>
}

export function registerAdPictureRoutes(app: FastifyInstance, options: Options): void {
  const { pictures, presentFunnel } = options

  route(app, api.writeImagePrompt, { kind: 'user' }, async ({ body }) =>
    ok(writeAdvancedPrompt(body)),
  )

  route(app, api.generateImage, { kind: 'user' }, async ({ user, body, reply }) => {
    const made = await pictures.make(user, body, signalOf(reply))
    if (!made.ok) return made
    const { asset, prompt, kind, focus, isOnAd } = made.value
    const funnel = isOnAd ? await presentFunnel(user, body.funnel_id) : null
    return ok({
      imageUrl: asset.url,
      prompt,
      kind,
      focus,
      asset,
      funnel: funnel?.ok === true ? funnel.value : null,
    })
  })
}

/** Whoever leaves before there is a picture does not pay for it. */
function signalOf(reply: FastifyReply): AbortSignal {
  const stop = new AbortController()
  reply.raw.on('close', () => stop.abort())
  return stop.signal
}

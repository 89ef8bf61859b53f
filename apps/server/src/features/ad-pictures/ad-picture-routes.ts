import { writeAdvancedPrompt } from '@wildpath/ads/picture-prompt'
import { api, type Funnel, type User } from '@wildpath/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { route } from '../../http/route.ts'
import { ok, type Result } from '../../result.ts'
import type { AdPictureService, MadePicture } from './ad-picture-service.ts'
import type { WebsitePictureService } from './website-picture-service.ts'

type Options = {
  pictures: AdPictureService
  websitePictures: WebsitePictureService
  presentFunnel(owner: User, id: string): Promise<Result<Funnel>>
}

export function registerAdPictureRoutes(app: FastifyInstance, options: Options): void {
  const { pictures, websitePictures, presentFunnel } = options

  async function present(owner: User, made: MadePicture, id: string) {
    const { asset, prompt, kind, focus, isOnAd } = made
    const funnel = isOnAd ? await presentFunnel(owner, id) : null
    return {
      imageUrl: asset.url,
      prompt,
      kind,
      focus,
      asset,
      funnel: funnel?.ok === true ? funnel.value : null,
    }
  }

  route(app, api.writeImagePrompt, { kind: 'user' }, async ({ body }) =>
    ok(writeAdvancedPrompt(body)),
  )
  route(app, api.generateImage, { kind: 'user' }, async ({ user, body, reply }) => {
    const made = await pictures.make(user, body, signalOf(reply))
    return made.ok ? ok(await present(user, made.value, body.funnel_id)) : made
  })
  route(app, api.generateImageFromWebsite, { kind: 'user' }, async ({ user, body, reply }) => {
    const made = await websitePictures.make(user, body, signalOf(reply))
    if (!made.ok) return made
    const { analysis } = made.value
    return ok({ ...(await present(user, made.value, body.funnel_id)), analysis })
  })
}

/** Whoever leaves before there is a picture does not pay for it. */
function signalOf(reply: FastifyReply): AbortSignal {
  const stop = new AbortController()
  reply.raw.on('close', () => stop.abort())
  return stop.signal
}

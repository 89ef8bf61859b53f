import {
  api,
  avatarPath,
  chatPicturesPath,
  type ChatPictureUpload,
  chatPictureUploadQuerySchema,
  mediaAssetLimits,
  mediaAssetsPath,
  mediaAssetUploadQuerySchema,
} from '@wildpath/contract'
import { mediaAddress } from '@wildpath/page/media'
import type { FastifyInstance } from 'fastify'

import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { invalidInput, rawRoute, route, sendFailure } from '../../http/route.ts'
import { describeFileFailure, type FileStore } from '../../providers/files/files.ts'
import { ok } from '../../result.ts'
import type { AvatarService } from './avatar-service.ts'
import type { MediaAssetService } from './media-asset-service.ts'

const signedIn = { kind: 'user' } as const
const owner = { kind: 'tenant', notFound: 'design-not-found' } as const

type Options = {
  mediaAssets: MediaAssetService
  avatars: AvatarService
  files: FileStore
  uploadLimit: SharedRateLimiter
}

export async function registerMediaLibraryRoutes(
  app: FastifyInstance,
  options: Options,
): Promise<void> {
  const { mediaAssets, avatars } = options

  route(app, api.listMediaAssets, signedIn, async ({ user }) =>
    ok({ designs: await mediaAssets.list(user) }),
  )
  route(app, api.updateMediaAsset, owner, ({ user, params, body }) =>
    mediaAssets.setAlt(user, params.id, body.alt),
  )
  route(app, api.getMediaAssetUsage, owner, ({ user, params }) =>
    mediaAssets.findUsage(user, params.id),
  )
  route(app, api.deleteMediaAsset, owner, async ({ user, params }) => {
    const result = await mediaAssets.delete(user, params.id)
    return result.ok ? ok({}) : result
  })
  route(app, api.removeAvatar, signedIn, async ({ user }) => {
    const result = await avatars.remove(user)
    return result.ok ? ok({ user: result.value }) : result
  })
  await app.register(async (scope) => registerUpload(scope, options))
  registerMedia(app, options.files)
}

/** Takes the file as the whole body: it has one place in memory, and a limit while it arrives. */
function registerUpload(
  scope: FastifyInstance,
  { mediaAssets, avatars, uploadLimit }: Options,
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: mediaAssetLimits.fileBytes },
    (_request, body, done) => done(null, body),
  )
  scope.setErrorHandler((error, _request, reply) => {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
    return sendFailure(reply, { code: 'image-too-large' })
  })
  // Before the file is read: nobody's bytes are not collected.
  scope.addHook('onRequest', async (request, reply) => {
    const user = await scope.findUser(request)
    if (user === null) return sendFailure(reply, { code: 'not-signed-in' })
    if (!(await uploadLimit.consume(user.id)))
      return sendFailure(reply, { code: 'too-many-requests' })
  })

  rawRoute(
    scope,
    { method: 'POST', path: mediaAssetsPath, access: signedIn },
    async (request, reply, user) => {
      if (user === null) return sendFailure(reply, { code: 'not-signed-in' })
      const query = mediaAssetUploadQuerySchema.safeParse(request.query)
      if (!query.success) return sendFailure(reply, invalidInput(query.error))
      if (!Buffer.isBuffer(request.body)) return sendFailure(reply, { code: 'image-not-supported' })
      const stop = new AbortController()
      reply.raw.on('close', () => stop.abort())
      const { designId = null, ...rest } = query.data
      const upload = { bytes: request.body, designId, ...rest }
      const result = await mediaAssets.upload(user, upload, stop.signal)
      return result.ok ? reply.code(201).send(result.value) : sendFailure(reply, result.error)
    },
  )

  rawRoute(
    scope,
    { method: 'POST', path: chatPicturesPath, access: signedIn },
    async (request, reply, user) => {
      if (user === null) return sendFailure(reply, { code: 'not-signed-in' })
      const query = chatPictureUploadQuerySchema.safeParse(request.query)
      if (!query.success) return sendFailure(reply, invalidInput(query.error))
      if (!Buffer.isBuffer(request.body)) return sendFailure(reply, { code: 'image-not-supported' })
      const stop = new AbortController()
      reply.raw.on('close', () => stop.abort())
      const { fileName } = query.data
      const picture = {
        bytes: request.body,
        fileName,
        alt: '',
        designId: null,
        type: 'chat',
      } as const
      const result = await mediaAssets.upload(user, { ...picture, source: 'upload' }, stop.signal)
      if (!result.ok) return sendFailure(reply, result.error)
      const { id, width, height } = result.value
      return reply.code(201).send({ id, width, height } satisfies ChatPictureUpload)
    },
  )

  rawRoute(
    scope,
    { method: 'POST', path: avatarPath, access: signedIn },
    async (request, reply, user) => {
      if (user === null) return sendFailure(reply, { code: 'not-signed-in' })
      if (!Buffer.isBuffer(request.body)) return sendFailure(reply, { code: 'image-not-supported' })
      const stop = new AbortController()
      reply.raw.on('close', () => stop.abort())
      const result = await avatars.set(user, request.body, stop.signal)
      return result.ok ? reply.send({ user: result.value }) : sendFailure(reply, result.error)
    },
  )
}

const mediaKey = /^[0-9a-f]{32}$/
const mediaFile = /^[1-9]\d{0,3}\.webp$/

/**
 * Pictures as visitors' pages load them: without a session, from any site (owners' own domains, exported
 * pages), kept for ever, since a key never names another picture.
 */
function registerMedia(app: FastifyInstance, files: FileStore): void {
  const path = mediaAddress(':key', '*').replace('.webp', '')
  app.get<{ Params: { 'key': string; '*': string } }>(path, async (request, reply) => {
    const { key, '*': file } = request.params
    if (!mediaKey.test(key) || !mediaFile.test(file)) {
      return sendFailure(reply.header('cache-control', 'no-store'), { code: 'not-found' })
    }
    const read = await files.read(`media/${key}/${file}`)
    if (!read.ok) {
      void reply.header('cache-control', 'no-store')
      return read.error === 'object-not-found'
        ? sendFailure(reply, { code: 'not-found' })
        : sendFailure(reply, {
            code: 'file-storage-failed',
            message: describeFileFailure(read.error),
          })
    }
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(read.value)
  })
}

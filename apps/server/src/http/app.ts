import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import fastifyHelmet from '@fastify/helmet'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'

import { bounds } from '../limits.ts'
import type { Draining } from './draining.ts'
import { endConnectionsOnClose } from './end-connections.ts'
import { handleErrors, parseJsonBodies } from './errors.ts'
import type { Overload } from './overload.ts'
import { sendFailure } from './route.ts'
import type { SignedIn } from './signed-in.ts'
import { answerUnreadable, namesManyHosts, refuseUnreadable } from './unreadable-requests.ts'

const googleAnalytics = {
  scripts: ['https://www.googletagmanager.com'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}

type Options = {
  log: FastifyBaseLogger
  /** Where people reach the product, as far as its operator said. */
  publicUrl?: string
  /** The network a request comes from. */
  ipPrefixOf(request: IncomingMessage): string
  /** Answers what never reaches the framework (the public pages), at once or later; all else is for `next`. */
  handleFirst(request: IncomingMessage, response: ServerResponse, next: () => void): void
  findSignedIn(request: FastifyRequest): Promise<SignedIn | null>
  recordVisitWrite: FastifyInstance['recordVisitWrite']
  contentSecurity: { scriptHashes: readonly string[] }
  /** Whether Google's scripts may measure visits. */
  isMeasured: boolean
  draining: Draining
  overload: Pick<Overload, 'isTooMuch'>
  /** How long requests under way may take to end when the application closes. */
  graceMs?: number
}

/** The application behind the public pages: JSON API and the web app's files. Routes come later. */
export async function createApp(options: Options): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bounds.requests.jsonBodyBytes,
    frameworkErrors: (_error, _request, reply) => void sendFailure(reply, { code: 'not-found' }),
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
    serverFactory: (handle) =>
      createServer(
        {
          keepAliveTimeout: bounds.connections.keepAliveMs,
          headersTimeout: bounds.connections.headMs,
          requestTimeout: bounds.connections.requestMs,
          maxHeaderSize: bounds.requests.headBytes,
        },
        (request, response) => {
          if (options.draining.isDraining()) response.shouldKeepAlive = false
          if (namesManyHosts(request)) return refuseUnreadable(response)
          options.handleFirst(request, response, () => handle(request, response))
        },
      ),
  })
  endConnectionsOnClose(app, { graceMs: options.graceMs ?? bounds.shutdown.requestsMs })
  const people = new WeakMap<FastifyRequest, Promise<SignedIn | null>>()
  app.decorate('routeClaims', [])
  app.decorate('ipPrefixOf', options.ipPrefixOf)
  app.decorate('recordVisitWrite', options.recordVisitWrite)
  const findSignedIn = (request: FastifyRequest) => {
    let signedIn = people.get(request)
    if (signedIn === undefined) people.set(request, (signedIn = options.findSignedIn(request)))
    return signedIn
  }
  app.decorate('findSignedIn', findSignedIn)
  app.decorate('forgetSignedIn', (request: FastifyRequest) => void people.delete(request))
  app.decorate(
    'findUser',
    async (request: FastifyRequest) => (await findSignedIn(request))?.user ?? null,
  )
  const measured = options.isMeasured ? googleAnalytics : { scripts: [], connections: [] }
  handleErrors(app)
  shedWhatIsTooMuch(app, options.overload)
  parseJsonBodies(app)
  refuseOtherOrigins(app, options.publicUrl)
  keepAnswersPrivate(app)
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...options.contentSecurity.scriptHashes, ...measured.scripts],
        'style-src': ["'self'", "'unsafe-inline'"],
        'connect-src': ["'self'", ...measured.connections],
        'img-src': ["'self'", 'https:', 'data:', 'blob:'],
        // Films of an owner's page, in its preview.
        'media-src': ["'self'", 'https:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
      },
    },
    // The proxy that ends TLS says this; on plain http it would be untrue.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  })
  return app
}

/** Before anything is read or asked for it. */
function shedWhatIsTooMuch(app: FastifyInstance, overload: Pick<Overload, 'isTooMuch'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || !overload.isTooMuch('api')) return
    return sendFailure(reply.header('retry-after', bounds.overload.retryAfterSeconds), {
      code: 'server-busy',
    })
  })
}

/** What the API says is one person's: no cache between may keep it. */
function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
  })
}

/** A browser names the page a write comes from; only our own pages may write. */
function refuseOtherOrigins(app: FastifyInstance, publicUrl: string | undefined): void {
  const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host } = request.headers
    if (origin === undefined || safeMethods.has(request.method)) return
    if (request.routeOptions.config.takesAnyOrigin === true) return
    if (!isOwnOrigin({ origin, host, publicUrl })) {
      return sendFailure(reply, { code: 'cross-origin' })
    }
  })
}

type Claimed = { origin: string; host: string | undefined; publicUrl: string | undefined }

/** Without a name of our own, as in HTTP/1.0, no origin is ours; the scheme counts where it is known. */
function isOwnOrigin({ origin, host, publicUrl }: Claimed): boolean {
  const from = URL.parse(origin)
  if (from === null || host === undefined || from.host !== host) return false
  if (from.username !== '' || from.password !== '') return false
  const known = publicUrl === undefined ? null : URL.parse(publicUrl)
  return known?.host !== host || known.protocol === from.protocol
}

import { api, type User } from '@wildpath/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import { clientContextOf } from '../accounts/index.ts'
import type { PasskeyRequest, SecondFactorService } from './second-factor-service.ts'
import type { SecondStepService } from './second-step-service.ts'

type Options = { secondFactors: SecondFactorService; secondSteps: SecondStepService }

const anybody = { kind: 'public' } as const
const signedIn = { kind: 'user' } as const

export function registerSecondFactorRoutes(
  app: FastifyInstance,
  { secondFactors, secondSteps }: Options,
): void {
  registerSigningIn(app, secondSteps)
  registerSettings(app, secondFactors)
}

function registerSigningIn(app: FastifyInstance, secondSteps: SecondStepService): void {
  route(app, api.beginPasskeyStep, anybody, async ({ request, reply }) => {
    const begun = await secondSteps.beginPasskey(clientContextOf(request))
    return begun.ok ? ok(handOver(reply, begun.value)) : begun
  })

  route(app, api.passSecondStep, anybody, async ({ body, request, reply }) => {
    const passed = await secondSteps.pass(body, clientContextOf(request))
    if (!passed.ok) return passed
    void reply.header('set-cookie', passed.value.cookies)
    return ok({ user: passed.value.user })
  })

  route(app, api.beginPasskeySignIn, anybody, async ({ request, reply }) => {
    const begun = await secondSteps.beginSignIn(clientContextOf(request))
    return begun.ok ? ok(handOver(reply, begun.value)) : begun
  })

  route(app, api.signInWithPasskey, anybody, async ({ body, request, reply }) => {
    const entered = await secondSteps.signIn(body, clientContextOf(request))
    if (!entered.ok) return entered
    void reply.header('set-cookie', entered.value.cookies)
    return ok({ user: entered.value.user })
  })
}

function registerSettings(app: FastifyInstance, secondFactors: SecondFactorService): void {
  route(app, api.getSecondFactor, signedIn, async ({ user }) => ok(await secondFactors.get(user)))

  route(app, api.beginPasskeyProof, signedIn, async ({ user, reply }) =>
    ok(handOver(reply, await secondFactors.beginProof(user))),
  )

  route(app, api.beginAppSetup, signedIn, async (call) => {
    const person = await personOf(call)
    return person === null ? gone() : secondFactors.beginApp(person, call.body)
  })

  route(app, api.confirmAppSetup, signedIn, async (call) => {
    const person = await personOf(call)
    return person === null ? gone() : secondFactors.confirmApp(person, call.body.code)
  })

  route(app, api.removeApp, signedIn, async (call) => {
    const person = await personOf(call)
    return person === null ? gone() : secondFactors.removeApp(person, call.body)
  })

  route(app, api.renewRecoveryCodes, signedIn, async (call) => {
    const person = await personOf(call)
    return person === null ? gone() : secondFactors.renewCodes(person, call.body)
  })

  route(app, api.beginPasskey, signedIn, async (call) => {
    const person = await personOf(call)
    if (person === null) return gone()
    const begun = await secondFactors.beginPasskey(person, call.body)
    return begun.ok ? ok(handOver(call.reply, begun.value)) : begun
  })

  route(app, api.addPasskey, signedIn, async (call) => {
    const person = await personOf(call)
    return person === null ? gone() : secondFactors.addPasskey(person, call.body)
  })

  route(app, api.removePasskey, signedIn, async (call) => {
    const person = await personOf(call)
    return person === null ? gone() : secondFactors.removePasskey(person, call.body)
  })
}

function handOver(reply: FastifyReply, { options, cookie }: PasskeyRequest) {
  void reply.header('set-cookie', cookie)
  return options
}

async function personOf({ user, request }: { user: User; request: FastifyRequest }) {
  const signedInNow = await request.server.findSignedIn(request)
  return signedInNow && { user, sessionId: signedInNow.sessionId, client: clientContextOf(request) }
}

/** The session ended while the request was on its way. */
function gone() {
  return err({ code: 'not-signed-in' } as const)
}

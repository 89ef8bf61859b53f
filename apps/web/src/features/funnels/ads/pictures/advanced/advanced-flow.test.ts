import {
  type AdvancedInputs,
  type AdvancedPrompt,
  firstInputs,
  writeAdvancedPrompt,
} from '@wildpath/ads/picture-prompt'
import type { GeneratedImage } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../../../../entities/api/api-failure.ts'
import { createAdvancedFlow } from './advanced-flow.ts'

const info = {
  businessName: 'Blue Canyon Rafting',
  industry: 'Outdoor & Adventure',
  brandTone: 'friendly',
  productService: 'Rafting trips',
  targetCustomer: 'Families',
}
const first = firstInputs(info, { platform: 'instagram', features: ['rafts'] })
const rest = {
  businessType: 'Sporting Goods',
  visualStyle: 'lifestyle',
  desiredAction: 'learn more',
} as const
const made = { imageUrl: '/p.webp' } as GeneratedImage
const refused = (code: string, message: string) =>
  new ApiFailure({ code: code as ApiFailure['code'], status: 502, message })

/** A flow whose server does as it is told. */
function open(inputs: AdvancedInputs = { ...first, ...rest }) {
  const errors: string[] = []
  const asked: unknown[] = []
  const server = {
    write: (all: AdvancedInputs): Promise<AdvancedPrompt> =>
      Promise.resolve(writeAdvancedPrompt(all)),
    generate: (_signal: AbortSignal): Promise<GeneratedImage> => Promise.resolve(made),
  }
  const flow = createAdvancedFlow(inputs, {
    writePrompt: (all) => server.write(all),
    generate(request, signal) {
      asked.push(request)
      return server.generate(signal)
    },
    notifyError: (text) => void errors.push(text),
  })
  return { flow, server, errors, asked, state: () => flow.store.getState() }
}

describe('the steps of the advanced generator', () => {
  it('go from inputs over prompt to result, with the prompt as it was changed', async () => {
    const { flow, asked, state } = open()
    await flow.writePrompt()
    expect([state().step, state().written?.confidenceScore]).toEqual(['prompt', 70])
    expect(state().prompt).toBe(state().written?.optimizedPrompt)
    flow.changePrompt('  A raft at dawn ')
    const making = flow.generate()
    expect(state().step).toBe('generating')
    await making
    expect([state().step, state().made]).toEqual(['result', made])
    expect(asked).toEqual([{ prompt: 'A raft at dawn', platform: 'instagram' }])
  })

  it('do not begin before what is required is there, and say it until it is', async () => {
    const { flow, state } = open(first)
    flow.change({ textOverlay: 'Book' })
    expect(state().problems).toEqual({})
    await flow.writePrompt()
    expect([state().step, state().problems]).toEqual([
      'inputs',
      {
        businessType: 'Business type is required',
        visualStyle: 'Visual style is required',
        desiredAction: 'Desired action is required',
      },
    ])
    flow.change({ businessType: 'Retail' })
    expect(Object.keys(state().problems)).toEqual(['visualStyle', 'desiredAction'])
  })

  it('stay at the inputs where the prompt fails', async () => {
    const { flow, server, errors, state } = open()
    server.write = () => Promise.reject(refused('internal', 'Something went wrong'))
    await flow.writePrompt()
    expect([state().step, state().failure?.message, state().isWriting]).toEqual([
      'inputs',
      'Something went wrong',
      false,
    ])
    expect(errors).toEqual(['Failed to generate prompt'])
  })

  it('go back to the prompt where the picture fails, and nothing typed is lost', async () => {
    const { flow, server, errors, state } = open()
    await flow.writePrompt()
    flow.changePrompt('A raft')
    server.generate = () => Promise.reject(refused('image-failed', 'No.'))
    await flow.generate()
    const failure = { message: 'No.', isOfService: true }
    expect([state().step, state().failure, state().prompt]).toEqual(['prompt', failure, 'A raft'])
    expect(errors).toEqual(['Failed to generate image'])
    server.generate = () => Promise.resolve(made)
    await flow.generate()
    expect([state().step, state().failure]).toEqual(['result', null])
  })

  it('leave a refusal of the plan to the upgrade dialog', async () => {
    const { flow, server, errors } = open()
    await flow.writePrompt()
    server.generate = () => Promise.reject(refused('ad-images-need-plan', 'Upgrade'))
    await flow.generate()
    expect(errors).toEqual([])
  })

  it('end at the prompt when they are called off, without an error', async () => {
    const { flow, server, errors, state } = open()
    await flow.writePrompt()
    server.generate = (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const making = flow.generate()
    await flow.generate()
    flow.cancel()
    await making
    expect([state().step, state().failure, errors]).toEqual(['prompt', null, []])
  })

  it('begin again with the inputs as they are', async () => {
    const { flow, state } = open()
    await flow.writePrompt()
    await flow.generate()
    flow.startOver()
    expect(state()).toMatchObject({
      step: 'inputs',
      inputs: { ...first, ...rest },
      made: null,
      prompt: '',
    })
  })

  it('do not ask for a picture of nothing', async () => {
    const { flow, asked, state } = open()
    await flow.writePrompt()
    flow.changePrompt('  ')
    await flow.generate()
    expect([state().step, asked]).toEqual(['prompt', []])
  })
})

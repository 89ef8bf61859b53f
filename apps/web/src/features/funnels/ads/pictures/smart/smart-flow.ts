import type { PromptPlatform } from '@wildpath/ads/picture-prompt'
import {
  bothNeeded,
  smartImageFieldsSchema,
  type WebsiteAnalysis,
  type WebsiteImage,
} from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { ApiFailure } from '../../../../../entities/api/api-failure.ts'
import { isPlanRefusal } from '../../../../../entities/plan/plan-refusal.ts'
import { type PictureProblem, problemOf } from '../picture-problem.ts'

export type SmartFields = { websiteUrl: string; adHeadline: string; platform: PromptPlatform }
export type FieldProblems = Partial<Record<keyof SmartFields, string>>

export type SmartFlowState = {
  step: 'input' | 'analyzing' | 'result'
  fields: SmartFields
  /** What does not fit, once a picture was asked for. */
  problems: FieldProblems
  /** While analyzing: the site is read first, then the picture is made. */
  stage: 'reading' | 'drawing'
  made: WebsiteImage | null
  /** Why the last picture was not made. */
  failure: PictureProblem | null
}

type Tools = {
  analyze: (
    asked: { websiteUrl: string; analysisPrompt: string },
    signal: AbortSignal,
  ) => Promise<WebsiteAnalysis>
  generate: (
    asked: SmartFields & { analysis?: WebsiteAnalysis },
    signal: AbortSignal,
  ) => Promise<WebsiteImage>
  notifyError: (text: string) => void
}

/** The steps of Smart Ad Image (spec 2, section 4); an error goes back to the input, where all that was typed stays. */
export type SmartFlow = {
  store: StoreApi<SmartFlowState>
  change: (fields: Partial<SmartFields>) => void
  submit: () => Promise<void>
  /** Another picture of the same site, which is not read again. */
  another: () => Promise<void>
  /** Ends what is under way; the step before is shown again. */
  cancel: () => void
  /** Back to the input, which stays as it is. */
  startOver: () => void
}

type Read = { of: string; analysis: WebsiteAnalysis }

export function createSmartFlow(fields: SmartFields, tools: Tools): SmartFlow {
  const store = createStore<SmartFlowState>(() => ({
    step: 'input',
    fields,
    problems: {},
    stage: 'reading',
    made: null,
    failure: null,
  }))
  const { getState, setState } = store
  let running: AbortController | null = null
  let known: Read | null = null

  /** Undefined where our own reading failed: the picture is then made of what the server finds, or of the default. */
  async function analysisOf(
    asked: SmartFields,
    signal: AbortSignal,
  ): Promise<WebsiteAnalysis | undefined> {
    const { websiteUrl, adHeadline } = asked
    const of = JSON.stringify([websiteUrl, adHeadline])
    if (known?.of === of) return known.analysis
    setState({ stage: 'reading' })
    try {
      const analysis = await tools.analyze({ websiteUrl, analysisPrompt: adHeadline }, signal)
      known = { of, analysis }
      return analysis
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status >= 500) return undefined
      throw failure
    }
  }

  async function generate(asked: SmartFields): Promise<void> {
    if (running !== null) return
    const own = new AbortController()
    running = own
    const before = getState().step
    setState({ step: 'analyzing', stage: 'drawing', problems: {}, failure: null })
    try {
      const analysis = await analysisOf(asked, own.signal)
      own.signal.throwIfAborted()
      setState({ stage: 'drawing' })
      const made = await tools.generate({ ...asked, ...(analysis && { analysis }) }, own.signal)
      if (!own.signal.aborted) setState({ step: 'result', made })
    } catch (failure) {
      if (own.signal.aborted) return
      setState({ step: 'input', failure: problemOf(failure, failed) })
      // The upgrade dialog says it.
      if (!isPlanRefusal(failure)) tools.notifyError(failed)
    } finally {
      if (own.signal.aborted && running === own) setState({ step: before })
      if (running === own) running = null
    }
  }

  return {
    store,

    change(changed) {
      setState((state) => {
        const now = { ...state.fields, ...changed }
        const isChecked = Object.keys(state.problems).length > 0
        return { fields: now, problems: isChecked ? problemsOf(now) : {} }
      })
    },

    async submit() {
      const now = getState().fields
      const problems = problemsOf(now)
      if (Object.keys(problems).length > 0) {
        const isBlank = now.websiteUrl.trim() === '' || now.adHeadline.trim() === ''
        return setState({
          problems,
          failure: isBlank ? { message: bothNeeded, isOfService: false } : null,
        })
      }
      // A site that could not be read may be there now.
      if (known?.analysis.isDefault === true) known = null
      await generate({ ...now, ...smartImageFieldsSchema.parse(now) })
    },

    async another() {
      const { made, fields: asked } = getState()
      if (made !== null) await generate({ ...asked, ...smartImageFieldsSchema.parse(asked) })
    },

    cancel: () => running?.abort(new Error('Called off by the person')),

    startOver() {
      running?.abort(new Error('Started over'))
      running = null
      setState({ step: 'input', made: null, failure: null, problems: {} })
    },
  }
}

/** What is said of every failure of this way (spec 2, section 8). */
const failed = 'Failed to generate image with website analysis'

function problemsOf(fields: SmartFields): FieldProblems {
  const { error } = smartImageFieldsSchema.safeParse(fields)
  const problems: FieldProblems = {}
  for (const { path, message } of error?.issues ?? []) {
    problems[path[0] as keyof SmartFields] ??= message
  }
  return problems
}

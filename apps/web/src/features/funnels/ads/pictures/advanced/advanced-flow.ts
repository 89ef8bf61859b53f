import type { AdvancedInputs, AdvancedPrompt } from '@wildpath/ads/picture-prompt'
import { advancedInputsSchema, type GeneratedImage, type WholeInputs } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { isPlanRefusal } from '../../../../../entities/plan/plan-refusal.ts'
import { type PictureProblem, problemOf } from '../picture-problem.ts'

export type InputProblems = Partial<Record<keyof AdvancedInputs, string>>

export type AdvancedFlowState = {
  step: 'inputs' | 'prompt' | 'generating' | 'result'
  inputs: AdvancedInputs
  /** What is missing, once a prompt was asked for. */
  problems: InputProblems
  isWriting: boolean
  written: AdvancedPrompt | null
  /** As the person has changed it. */
  prompt: string
  made: GeneratedImage | null
  /** Why the last step did not go on. */
  failure: PictureProblem | null
}

type Tools = {
  writePrompt: (inputs: WholeInputs, signal: AbortSignal) => Promise<AdvancedPrompt>
  generate: (
    asked: { prompt: string; platform: AdvancedInputs['platform'] },
    signal: AbortSignal,
  ) => Promise<GeneratedImage>
  notifyError: (text: string) => void
}

/** The steps of the advanced generator (spec 2, section 4); nothing that was typed is lost by going back. */
export type AdvancedFlow = {
  store: StoreApi<AdvancedFlowState>
  change: (inputs: Partial<AdvancedInputs>) => void
  changePrompt: (prompt: string) => void
  writePrompt: () => Promise<void>
  generate: () => Promise<void>
  /** Ends what is under way; the step before is shown again. */
  cancel: () => void
  /** Back to the inputs, which stay as they are. */
  startOver: () => void
}

export function createAdvancedFlow(inputs: AdvancedInputs, tools: Tools): AdvancedFlow {
  const store = createStore<AdvancedFlowState>(() => ({
    step: 'inputs',
    inputs,
    problems: {},
    isWriting: false,
    written: null,
    prompt: '',
    made: null,
    failure: null,
  }))
  const { getState, setState } = store
  let running: AbortController | null = null

  /** One request at a time; null where one is under way. */
  function begin(): AbortSignal | null {
    if (running !== null) return null
    running = new AbortController()
    return running.signal
  }

  return {
    store,

    change(changed) {
      setState((state) => {
        const now = { ...state.inputs, ...changed }
        const isChecked = Object.keys(state.problems).length > 0
        return { inputs: now, problems: isChecked ? read(now).problems : {} }
      })
    },

    changePrompt: (prompt) => setState({ prompt }),

    async writePrompt() {
      const { whole, problems } = read(getState().inputs)
      setState({ problems, failure: null })
      if (whole === null) return
      const signal = begin()
      if (signal === null) return
      setState({ isWriting: true })
      try {
        const written = await tools.writePrompt(whole, signal)
        setState({ step: 'prompt', written, prompt: written.optimizedPrompt })
      } catch (failure) {
        if (signal.aborted) return
        setState({ failure: problemOf(failure, 'Failed to generate prompt') })
        tools.notifyError('Failed to generate prompt')
      } finally {
        running = null
        setState({ isWriting: false })
      }
    },

    async generate() {
      const { prompt, inputs: asked } = getState()
      if (prompt.trim() === '') return
      const signal = begin()
      if (signal === null) return
      setState({ step: 'generating', failure: null })
      try {
        const { platform } = asked
        const made = await tools.generate({ prompt: prompt.trim(), platform }, signal)
        setState({ step: 'result', made })
      } catch (failure) {
        setState({ step: 'prompt' })
        if (signal.aborted) return
        setState({ failure: problemOf(failure, 'Failed to generate image') })
        // The upgrade dialog says it.
        if (!isPlanRefusal(failure)) tools.notifyError('Failed to generate image')
      } finally {
        running = null
      }
    },

    cancel: () => running?.abort(new Error('Called off by the person')),

    startOver: () =>
      setState({ step: 'inputs', written: null, prompt: '', made: null, failure: null }),
  }
}

/** Whole inputs, or what keeps a prompt from being written, by the field. */
function read(inputs: AdvancedInputs): { whole: WholeInputs | null; problems: InputProblems } {
  const parsed = advancedInputsSchema.safeParse(inputs)
  const problems: InputProblems = {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    problems[path[0] as keyof AdvancedInputs] ??= message
  }
  return { whole: parsed.data ?? null, problems }
}

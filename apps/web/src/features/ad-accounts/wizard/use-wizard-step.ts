import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import { withSearchParam } from '../../../lib/with-search-param.ts'
import { stepAt, type Wizard } from './wizard.ts'

/** The step that is shown, which the address names: each has its own entry in the history. */
export function useWizardStep<Step extends string>(wizard: Wizard<Step>, values: unknown) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('step')
  const [shown, setShown] = useState(() => stepAt(wizard, { shown: null, asked, values }))
  const next = stepAt(wizard, { shown, asked, values })
  if (next !== shown) setShown(next)
  const { step } = next

  // The address may name none, or one whose predecessors are not ready, such as a bookmark without a draft.
  useEffect(() => {
    if (step === undefined || step === asked) return
    setParams((old) => withSearchParam(old, 'step', step), { replace: true })
  }, [step, asked, setParams])

  return {
    step,
    goTo: (other: Step) => setParams(withSearchParam(params, 'step', other)),
    /** To where the wizard begins with what is filled in by then. */
    restart: () => setParams(withSearchParam(params, 'step', ''), { replace: true }),
  }
}

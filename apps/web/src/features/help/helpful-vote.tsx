import { api } from '@wildpath/contract'
import { useState, useSyncExternalStore } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { Button } from '../../ui/button.tsx'

type Stage = 'asked' | 'sending' | 'thanked' | 'failed'

/** 'Was this helpful?' under an article. It needs a script, so the server does not draw it. */
export function HelpfulVote({ slug }: { slug: string }) {
  const [stage, setStage] = useState<Stage>('asked')
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

  async function handleVote(isHelpful: boolean) {
    setStage('sending')
    try {
      await callApi(api.voteHelp, { params: { slug }, body: { isHelpful } })
      setStage('thanked')
    } catch {
      setStage('failed')
    }
  }

  return (
    <div className="mt-10 min-h-24">
      {isInBrowser && stage !== 'thanked' && (
        <fieldset>
          <legend className="mb-3 font-semibold">Was this helpful?</legend>
          <div className="flex gap-3">
            {[true, false].map((isHelpful) => (
              <Button
                key={String(isHelpful)}
                variant="secondary"
                size="small"
                disabled={stage === 'sending'}
                onClick={() => void handleVote(isHelpful)}
              >
                {isHelpful ? 'Yes' : 'No'}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <output className="mt-3 block text-quiet">
        {stage === 'thanked' && 'Thank you for telling us.'}
        {stage === 'failed' && 'Your answer did not arrive. Please try again.'}
      </output>
    </div>
  )
}

const neverChanges = () => () => {}

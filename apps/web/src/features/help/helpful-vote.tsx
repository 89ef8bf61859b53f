import { api } from '@wildpath/contract'
import { useState, useSyncExternalStore } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { Button } from '../../ui/button.tsx'

type Stage = 'asked' | 'sending' | 'helped' | 'not-helped' | 'failed'

/** 'Was this helpful?' under an article. It needs a script, so the server does not draw it. */
export function HelpfulVote({ slug }: { slug: string }) {
  const [stage, setStage] = useState<Stage>('asked')
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

  const isAnswered = stage === 'helped' || stage === 'not-helped'

  async function handleVote(isHelpful: boolean) {
    setStage('sending')
    try {
      await callApi(api.voteHelp, { params: { slug }, body: { isHelpful } })
      setStage(isHelpful ? 'helped' : 'not-helped')
    } catch {
      setStage('failed')
    }
  }

  return (
    <div className="mt-10 min-h-24">
      {isInBrowser && !isAnswered && (
        <fieldset>
          <legend className="mb-3 font-semibold">Was this helpful?</legend>
          <div className="flex gap-3">
            {[true, false].map((isHelpful) => (
              <Button
                key={String(isHelpful)}
                variant="secondary"
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
        {isAnswered && 'Thank you for telling us.'}
        {stage === 'not-helped' && (
          <>
            {' '}
            <a
              href={`/help/${slug}?chat`}
              className="font-semibold text-fern underline underline-offset-4"
            >
              Ask in the chat
            </a>
          </>
        )}
        {stage === 'failed' && 'Your answer did not arrive. Please try again.'}
      </output>
    </div>
  )
}

const neverChanges = () => () => {}

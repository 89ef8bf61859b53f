import { longestSiteNotice } from '@wildpath/contract'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useSetNotice } from './site-settings-queries.ts'

type NoticeCardProps = { notice: string }

/** A line above every screen that the browser draws. Pages drawn for visitors, ours and the owners', never show it. */
export function NoticeCard({ notice }: NoticeCardProps) {
  const [draft, setDraft] = useState(notice)
  const [isAsking, setAsking] = useState(false)
  const setting = useSetNotice()
  const text = draft.trim()

  function handleSet(reason: string) {
    setting.mutate(
      { notice: text, reason },
      {
        onSuccess({ notice: told }) {
          setAsking(false)
          setDraft(told)
          notifySuccess(told === '' ? 'The notice is gone' : 'Everybody reads the notice now')
        },
      },
    )
  }

  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-title">Notice to everybody</h2>
      <div className="w-full max-w-2xl">
        <TextArea
          label="Text"
          hint="Above every screen of the product, for visitors too; not on owners’ pages. People who are here read it within five minutes. Empty for none."
          maxLength={longestSiteNotice}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </div>
      <Button
        variant="secondary"
        disabled={text === notice}
        onClick={() => {
          setting.reset()
          setAsking(true)
        }}
      >
        {text === '' && notice !== '' ? 'Take the notice down' : 'Show the notice'}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        title={text === '' ? 'Take the notice down?' : 'Show this to everybody?'}
        description={text === '' ? notice : text}
        submitLabel={text === '' ? 'Take down' : 'Show'}
        isBusy={setting.isPending}
        failure={setting.error}
        onSubmit={handleSet}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}

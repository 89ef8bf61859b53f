import { Link2, Unplug } from 'lucide-react'

import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useConnectCanva } from './use-connect-canva.ts'

/** `isAgain`: Canva once accepted this person, and does not any more. */
export function ConnectCanva({ isAgain }: { isAgain: boolean }) {
  const { connect, connectHere, isBusy, isWaiting } = useConnectCanva()

  return (
    <div className="flex flex-col items-start gap-4">
      {isAgain && (
        <Notice
          tone="lantern"
          icon={<Unplug aria-hidden size={20} className="shrink-0 text-lantern" />}
          title="Canva no longer accepts the connection"
        >
          <p>The pictures in your library are all still here. Connect it again to go on.</p>
        </Notice>
      )}
      <p className="max-w-prose">
        Connect your own Canva account: you design there, with everything your account has, and
        bring what you made into this library as a picture.
      </p>
      <Button onClick={connect} isBusy={isBusy}>
        <Link2 aria-hidden size={18} />
        {isAgain ? 'Connect Canva again' : 'Connect Canva'}
      </Button>
      <div aria-live="polite" className="text-note text-quiet">
        {isWaiting ? (
          <>
            <p>Go on in the window that opened; this page follows by itself.</p>
            <button
              type="button"
              onClick={connectHere}
              className="min-h-11 font-semibold text-fern underline underline-offset-4"
            >
              No window? Open Canva in this tab
            </button>
          </>
        ) : (
          <p>
            We ask to see your designs, to make new ones, and for your name. You can end this at any
            time.
          </p>
        )}
      </div>
    </div>
  )
}

import { WifiOff } from 'lucide-react'
import { useNavigate } from 'react-router'

import { startDemoSession } from '../../entities/person/demo-session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import type { AccountFormMode } from './account-form-schema.ts'
import { accountToast, welcomeText } from './welcome.ts'

type DemoOfferProps = {
  mode: AccountFormMode
  readPerson: () => { full_name: string; email: string }
}

/** Offered only while the server is out of reach (spec 1, section 2.8). */
export function DemoOffer({ mode, readPerson }: DemoOfferProps) {
  const navigate = useNavigate()

  function handleStart() {
    const { full_name, email } = readPerson()
    startDemoSession({ name: full_name.trim(), email: email.trim(), now: new Date() })
    notifySuccess(welcomeText(mode, true), { id: accountToast })
    void navigate('/dashboard')
  }

  return (
    <>
      <Notice
        tone="lantern"
        icon={<WifiOff aria-hidden size={18} className="shrink-0 text-lantern" />}
        title="Offline (Demo Mode)"
      >
        The server cannot be reached. You can look around in demo mode: it lives in this tab only,
        your data is not saved, and no account is created.
      </Notice>
      <Button variant="amber" onClick={handleStart}>
        Continue in Demo Mode
      </Button>
    </>
  )
}

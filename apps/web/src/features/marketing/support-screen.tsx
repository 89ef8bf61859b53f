import { Clock, type LucideIcon, Mail, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'

import { useSite } from '../../lib/site.ts'
import { Card } from '../../ui/card.tsx'
import { PlannedMark } from '../../ui/planned-mark.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ArticleScreen } from './article-screen.tsx'

/** Spec 2, 'Static pages'. */
export function SupportScreen() {
  const { supportEmail } = useSite()

  return (
    <ArticleScreen
      title="Support"
      intro={supportEmail ? 'Lost the trail? A person reads every message.' : 'Where to ask.'}
    >
      <div className="grid gap-4 sm:grid-cols-2 sm:*:last:col-span-2">
        <Channel icon={Mail} title="E-mail support">
          <MailAddress address={supportEmail} />
        </Channel>
        <Channel
          icon={MessageCircle}
          title={
            <>
              Live chat
              <PlannedMark />
            </>
          }
        >
          <p>Typical response 2-5 minutes</p>
          <p className="mt-1 text-quiet">The chat opens here once it is built.</p>
        </Channel>
        <Channel icon={Clock} title="Support hours">
          <p>Mon-Fri 9am-5pm ET</p>
          <p className="mt-1 text-quiet">Messages sent at other times are answered next.</p>
        </Channel>
      </div>
      <p className="mt-8 text-quiet">
        You may also want to read our <TextLink to="/terms">Terms and Conditions</TextLink> and our{' '}
        <TextLink to="/privacy">Privacy Policy</TextLink>.
      </p>
    </ArticleScreen>
  )
}

function MailAddress({ address }: { address: string | null }) {
  if (address === null) {
    return (
      <p className="text-quiet">
        A 24-hour response, once there is an address: whoever runs this installation has not named
        one yet.
      </p>
    )
  }
  return (
    <>
      <p>
        <a
          href={`mailto:${address}`}
          className="font-semibold break-all text-fern underline underline-offset-4"
        >
          {address}
        </a>
      </p>
      <p className="mt-1 text-quiet">24-hour response: we answer within a day.</p>
    </>
  )
}

type ChannelProps = { icon: LucideIcon; title: ReactNode; children: ReactNode }

function Channel({ icon: Icon, title, children }: ChannelProps) {
  return (
    <Card>
      <Icon aria-hidden size={24} className="text-lantern" />
      <h2 className="mt-3 mb-2 text-title">{title}</h2>
      {children}
    </Card>
  )
}

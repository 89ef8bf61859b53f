import { Clock, CircleHelp, type LucideIcon, Mail, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'

import { useSite } from '../../entities/site/site.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ArticleScreen } from './article-screen.tsx'
import { nobodyToAsk } from './help.ts'
import { PlanSupport } from './plan-support.tsx'

/** What the tab, search engines and shared links say. */
export const meta = {
  title: 'Support',
  description: 'Where to ask, when somebody answers, and what to read first.',
}

/** Spec 2, 'Static pages'; where nobody can be written to, it says so and promises nothing. */
export function SupportScreen() {
  const { supportEmail } = useSite()

  return (
    <ArticleScreen
      title={meta.title}
      intro={supportEmail ? 'Lost the trail? A person reads every message.' : 'Where to look.'}
    >
      {supportEmail ? <Channels address={supportEmail} /> : <NoAddress />}
      <p className="mt-8 text-quiet">
        Most questions are answered in the <TextLink to="/help">help articles</TextLink>, or by
        other outfitters on the <TextLink to="/questions">questions page</TextLink>. You may also
        want to read our <TextLink to="/terms">Terms and Conditions</TextLink> and our{' '}
        <TextLink to="/privacy">Privacy Policy</TextLink>.
      </p>
    </ArticleScreen>
  )
}

function Channels({ address }: { address: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Channel icon={Mail} title="E-mail support">
        <p>
          <a
            href={`mailto:${address}`}
            className="font-semibold break-all text-fern underline underline-offset-4"
          >
            {address}
          </a>
        </p>
        <p className="mt-1 text-quiet">24-hour response: we answer within a day.</p>
      </Channel>
      <LiveChat />
      <PlanSupport address={address} />
      <div className="sm:col-span-2">
        <Channel icon={Clock} title="Support hours">
          <p>Mon-Fri 9am-5pm ET</p>
          <p className="mt-1 text-quiet">Messages sent at other times are answered next.</p>
        </Channel>
      </div>
    </div>
  )
}

function NoAddress() {
  return (
    <div className="grid gap-4">
      <Channel icon={CircleHelp} title="No address yet">
        <p className="text-quiet">{nobodyToAsk}</p>
        <p className="mt-2 text-quiet">
          What is asked most is{' '}
          <TextLink to="/pricing#questions">answered on the pricing page</TextLink>.
        </p>
      </Channel>
      <LiveChat />
    </div>
  )
}

function LiveChat() {
  const { supportEmail } = useSite()

  return (
    <Channel icon={MessageCircle} title="Live chat">
      {/* How fast somebody answers is said where somebody does. */}
      {supportEmail !== null && <p>Typical response 2-5 minutes</p>}
      <p className="mt-1 text-quiet">
        The guide answers at once from our help articles. Once you are signed in, it connects you to
        a person.
      </p>
      <p className="mt-3">
        {/* The page is only read: it comes again with the chat open. */}
        <a href="/support?chat" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          Open the chat
        </a>
      </p>
    </Channel>
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

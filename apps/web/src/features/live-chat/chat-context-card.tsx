import { useQuery } from '@tanstack/react-query'
import type { ChatContext } from '@wildpath/contract'
import type { ReactNode } from 'react'

import { SignInAs } from '../../entities/person/sign-in-as.tsx'
import { formatDate, formatDateTime } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { planLabel } from './chat-words.ts'
import { chatContextQuery } from './live-chat-queries.ts'

/** What helps to answer: the person's plan, adventures and what failed lately. */
export function ChatContextCard({ chatId }: { chatId: string }) {
  const context = useQuery(chatContextQuery(chatId))

  return (
    <aside
      aria-label="About this person"
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-low md:col-start-2 xl:col-start-3 xl:max-h-[600px] xl:overflow-y-auto"
    >
      <h2 className="text-lead font-semibold">About this person</h2>
      {context.isPending && <Skeleton className="h-32" />}
      {context.isError && (
        <LoadFailure
          title="This could not be read"
          failure={context.error}
          isRetrying={context.isFetching}
          onRetry={() => void context.refetch()}
        />
      )}
      {context.data && <Context context={context.data} />}
    </aside>
  )
}

function Context({ context }: { context: ChatContext }) {
  const { plan, subscription, memberSince, emailVerified, emailProblem } = context

  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-note">
        <Fact name="Plan">{planLabel(plan)}</Fact>
        <Fact name="Subscription">{subscription ?? 'None'}</Fact>
        <Fact name="Since">{formatDate(memberSince)}</Fact>
        <Fact name="Email">{emailVerified ? 'Confirmed' : 'Not confirmed'}</Fact>
        {emailProblem !== null && <Fact name="Email problem">{emailProblem}</Fact>}
      </dl>
      <div>
        <SignInAs userId={context.userId}>
          {(open) => (
            <Button
              variant="secondary"
              size="small"
              disabled={!context.allowsSupport}
              onClick={open}
            >
              Sign in as this person
            </Button>
          )}
        </SignInAs>
        {!context.allowsSupport && (
          <p className="mt-1.5 text-note text-quiet">
            They do not allow it at the moment. They can, under Security in their account.
          </p>
        )}
      </div>
      <section>
        <h3 className="font-sans text-note font-semibold">Adventures</h3>
        {context.funnels.length === 0 && <p className="text-note text-quiet">None</p>}
        <ul className="flex flex-col">
          {context.funnels.map((funnel) => (
            <li key={funnel.id} className="py-1 text-note">
              <FunnelName funnel={funnel} />
              <p className="text-quiet wrap-anywhere">
                {[
                  funnel.isPublic ? 'Public' : 'Private',
                  funnel.leads === 1 ? '1 lead' : `${funnel.leads.toLocaleString('en')} leads`,
                  funnel.domain,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="font-sans text-note font-semibold">Recent failures</h3>
        {context.failures.length === 0 && <p className="text-note text-quiet">None</p>}
        <ul className="flex flex-col gap-2">
          {context.failures.map(({ kind, error, at }) => (
            <li key={`${kind}-${at}`} className="text-note">
              <p className="font-semibold wrap-anywhere">{kind}</p>
              <p className="text-quiet wrap-anywhere">
                {error} · {formatDateTime(at)}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

/** A draft has no page that anybody but its owner could open. */
function FunnelName({ funnel }: { funnel: ChatContext['funnels'][number] }) {
  if (!funnel.isPublic) return <p className="font-semibold wrap-anywhere">{funnel.title}</p>
  return (
    <a
      href={`/f/${funnel.slug}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center font-semibold text-fern underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
    >
      {funnel.title}
    </a>
  )
}

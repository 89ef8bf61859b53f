import { funnelTitleOf, noFacts } from '@wildpath/contract'
import { briefOf } from '@wildpath/copywriter/brief'
import { leadFields } from '@wildpath/page/lead-form'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { randomUUIDv7 } from 'node:crypto'

import type { Copywriter } from '../copywriter-pool/index.ts'
import type { Database } from '../db/client.ts'
import { createAccountDataRepository } from '../features/account-data/index.ts'
import {
  createAccountRepository,
  type PasswordHashing,
  scryptHashing,
  users,
} from '../features/accounts/index.ts'
import { billingAccounts, payments } from '../features/billing/index.ts'
import {
  createFunnelRepository,
  createPublishingRepository,
  slugOf,
} from '../features/funnels/index.ts'
import { activityOf, proposeFacts, withChoices } from '../features/generation/index.ts'
import type { EmailSender } from '../providers/email/email.ts'
import { ok } from '../result.ts'
import { announceLeads } from './announce-leads.ts'
import { demoBusinesses } from './demo-businesses.ts'
import { buyDemoPlan, type DemoPayments } from './demo-subscription.ts'
import { seedHistory } from './seed-history.ts'

/** '.example' belongs to nobody, so no person can own this address. */
export const demoAccount = {
  email: 'demo@wildpath.example',
  password: 'trailhead',
  name: 'Demo Outfitter',
}

const historyDays = 60

type Options = {
  now: Date
  publicUrl: string
  productDomain: string
  /** Of this installation. */
  secret: string
  copywriter: Copywriter
  /** Where mail really leaves, the demo writes to nobody. */
  mail: EmailSender['kind']
  /** Null where payments are live: the plan is then given without a subscription. */
  sandbox: DemoPayments | null
  /** The accounts' own, unless given. */
  passwordHashing?: PasswordHashing
  log: FastifyBaseLogger
}

/** Makes the demo account anew: Explorer plan, three published adventures, sixty days of numbers, leads and their emails. */
export async function seedDemo(database: Database, options: Options): Promise<void> {
  const { sandbox } = options
  await eraseDemo(database, sandbox)
  const { name, email, password } = demoAccount
  const accounts = createAccountRepository(database)
  const { passwordHashing = scryptHashing } = options
  const passwordHash = await passwordHashing.hash(password)
  const user = await accounts.create({ name, email, passwordHash })
  if (user === null) throw new Error('The demo account is there already')
  if (sandbox === null) {
    await accounts.setPlanByEmail(email, 'explorer')
  } else {
    const customer = { userId: user.id, email, name }
    await buyDemoPlan({ ...options, database, sandbox, customer })
  }
  for (const [index, business] of demoBusinesses.entries()) {
    await seedFunnel(database, { index, business, userId: user.id, ...options })
  }
}

async function eraseDemo(database: Database, sandbox: DemoPayments | null): Promise<void> {
  const [old] = await database.db
    .select({ id: users.id, email: users.email, customerId: billingAccounts.customerId })
    .from(users)
    .leftJoin(billingAccounts, eq(billingAccounts.userId, users.id))
    .where(eq(users.email, demoAccount.email))
  if (old === undefined) return
  if (sandbox !== null && old.customerId !== null) {
    await sandbox.payments.deleteCustomer(old.customerId)
  }
  // Nobody paid for the demo: it leaves no history behind.
  await database.db.delete(payments).where(eq(payments.userId, old.id))
  // By whoever runs the installation: whatever the account has become.
  await createAccountDataRepository(database, () => new Date()).erase(old, async () => ok(null))
}

type DemoFunnel = {
  index: number
  business: (typeof demoBusinesses)[number]
  userId: string
  now: Date
  copywriter: Copywriter
  mail: EmailSender['kind']
  productDomain: string
}

async function seedFunnel(
  database: Database,
  { index, business, userId, now, copywriter, mail, productDomain }: DemoFunnel,
): Promise<void> {
  const businessFacts = { ...noFacts, facts: await proposeFacts(business, copywriter) }
  const written = await copywriter.write({
    brief: briefOf(business, businessFacts),
    seed: `demo-${index}`,
    createdAt: now.toISOString(),
  })
  if (!written.ok) throw new Error('The copywriter did not write the demo')
  const content = await withChoices(written.value, { business, facts: businessFacts, copywriter })
  const { form_fields, form_details } = content.landing_page
  const funnels = createFunnelRepository(database, productDomain)
  const title = funnelTitleOf(business.business_name)
  const id = randomUUIDv7()
  await funnels.create(
    {
      id,
      userId,
      title,
      baseSlug: slugOf(title),
      businessInfo: business,
      businessFacts,
      generatedContent: content,
      writtenBy: 'copywriter',
      activity: await activityOf(business, copywriter),
      createdAt: new Date(now.getTime() - historyDays * 86_400_000 + index * 60_000),
    },
    null,
  )
  await createPublishingRepository(database).publish(id, userId, { mayPublish: () => true })
  const leads = await seedHistory(database, {
    funnelId: id,
    fields: leadFields(form_fields, form_details),
    days: historyDays,
    seed: index + 1,
    now,
  })
  if (mail === 'sandbox') await announceLeads(database, { leads, now })
}

import { randomUUID } from 'node:crypto'

import type { Funnel } from '@wildpath/contract'
import { honeypotName } from '@wildpath/page/lead-form'
import { expect } from 'vitest'

import { openCommunity } from './community-scene.ts'
import { drawPicture } from './draw-picture.ts'
import { readEmailedToken } from './read-emailed-token.ts'
import { answersFor, type TestBrowser } from './test-browser.ts'
import type { TestProduct } from './test-product.ts'

export type FullPerson = {
  browser: TestBrowser
  id: string
  email: string
  name: string
  password: string
  funnels: [Funnel, Funnel]
}

/** Somebody who has something in every table that holds anything of a person. */
export async function openFullPerson(product: TestProduct): Promise<FullPerson> {
  const browser = product.openBrowser()
  const { email } = await browser.signUp()
  const name = `Zenobia ${randomUUID().slice(0, 8)}`
  const answer = await browser.sendJson('PATCH', '/api/account', { full_name: name })
  const { id } = ((await answer.json()) as { user: { id: string } }).user
  await subscribe(product, browser)
  const funnels: [Funnel, Funnel] = [await browser.createFunnel(), await browser.createFunnel()]
  await product.database.sql`
    update funnels set custom_branding = '{"primary_color": "#123456"}'::jsonb
    where id = ${funnels[0].id}`
  await product.database.sql`
    insert into former_slugs (slug, funnel_id) values (${`was-${funnels[0].id}`}, ${funnels[0].id})`
  const claimed = await browser.sendJson('PUT', `/api/funnels/${funnels[0].id}/domain`, {
    domain: `camp-${randomUUID().slice(0, 8)}.localhost`,
  })
  expect(claimed.status).toBe(200)
  await browser.sendJson('PATCH', `/api/funnels/${funnels[0].id}/page`, {
    pageBuilderData: { title: 'Spring', sections: [{ id: 'hero', type: 'hero' }] },
    usesPageBuilder: true,
    baseRevision: funnels[0].revision,
  })
  const design = await browser.send('POST', '/api/designs?fileName=camp.png', {
    body: await drawPicture(),
  })
  expect(design.status).toBe(201)
  await browser.sendJson('POST', '/api/saved-sections', {
    name: 'Our camp',
    page: { sections: [{ id: 'hero', type: 'hero' }] },
  })
  await connectDesignTool(product, id)
  await makeAd(product, id)
  await addSenderDomain(product, id)
  await product.database.sql`
    insert into measuring_accounts (user_id, meta_pixel_id, sealed_meta_token)
    values (${id}, '1234567890123456', ${`sealed ${id}`})`
  await addSecondFactor(product, id)
  for (const funnel of funnels) await collectLeads(product, browser, funnel)
  expect((await browser.sendJson('POST', '/api/chats')).status).toBe(200)
  await addWish(product, id)
  await askAndAnswer(product, browser)
  await product.database.sql`
    insert into trainings (id, user_id, about, time_zone, wished_times, created_at, updated_at)
    values (gen_random_uuid(), ${id}, 'Domains', 'Europe/Paris', '[]', now(), now())`
  await product.runJobs()
  await product.database.sql`
    insert into conversion_events (lead_id, funnel_id, user_id, state, settled_at)
    select leads.id, funnel_id, ${id}, 'sent', now() from leads
    join funnels on funnels.id = leads.funnel_id where funnels.user_id = ${id}`
  await browser.sendJson('POST', '/api/suppressions', { email: 'noisy@example.org' })
  await readEmailedToken(product.url, { email, link: 'verify-email' })
  await browser.sendJson('POST', '/api/auth/request-password-reset', { email })
  return { browser, id, email, name, password: 'rapids1', funnels }
}

/** Their question and their answer, under a name of their own; a vote and a report for somebody else's. */
async function askAndAnswer(product: TestProduct, browser: TestBrowser): Promise<void> {
  const other = product.openBrowser()
  await other.signUp()
  const [own, theirs] = [openCommunity(browser), openCommunity(other)]
  const { id } = await theirs.asked('Who answers my question?')
  await own.asked('Where do I find the tents?', 'The small ones')
  await own.answered(id, 'I do.')
  await own.vote(id, true)
  await own.report(id)
  await browser.sendJson('PUT', '/api/account/community-name', { name: 'Zen' })
}

/** As it is with a design tool, which a product of its own has none of. */
async function connectDesignTool({ database: { sql } }: TestProduct, id: string): Promise<void> {
  await sql`
    insert into service_connections
      (user_id, service, account_name, sealed_tokens, expires_at, connected_at)
    values (${id}, 'design-tool', 'Zenobia at Canva', ${`sealed ${id}`}, now(), now())`
  await sql`
    insert into service_sign_ins
      (state_hash, service, user_id, session_hash, sealed_verifier, expires_at)
    values (${`state ${id}`}, 'design-tool', ${id}, 'session', 'verifier', now())`
}

/** An ad that was made on the demo account. */
async function makeAd({ database: { sql } }: TestProduct, id: string): Promise<void> {
  await sql`
    insert into ad_creations
      (id, user_id, platform, account_id, name, form, parts, state, ad_id, asked_at, updated_at)
    values (gen_random_uuid(), ${id}, 'facebook', 'act_demo', 'Zenobia in June', '{}', '{}',
      'created', 'ad_1', now(), now())`
  await sql`
    insert into ad_accounts (user_id, platform, account_id, name, currency, is_demo)
    values (${id}, 'facebook', 'act_demo', 'Zenobia Adventures', 'USD', true)`
  await sql`
    insert into picture_rounds (funnel_id, id, user_id, state, ads, started_at)
    select id, gen_random_uuid(), user_id, 'finished', '[]', now()
    from funnels where user_id = ${id} limit 1`
  await sql`
    insert into ad_spending_caps (user_id, platform, account_id, daily_cents)
    values (${id}, 'facebook', 'act_demo', 5000)`
  await sql`
    insert into ad_spending_log
      (id, user_id, at, platform, account_id, is_demo, action, outcome, name)
    values (gen_random_uuid(), ${id}, now(), 'facebook', 'act_demo', true, 'pause', 'done',
      'Zenobia in June')`
  await sql`
    insert into sandbox_ad_objects (id, user_id, platform, kind, data, created_at)
    values (${`ad of ${id}`}, ${id}, 'facebook', 'ad', '{}', now())`
  await sql`
    insert into platform_ads (user_id, platform, account_id, ad_id, name, currency, is_demo, seen_at)
    values (${id}, 'facebook', 'act_demo', 'ad_1', 'Zenobia in June', 'USD', true, now())`
  await sql`
    insert into ad_daily_results
      (user_id, platform, account_id, ad_id, day, impressions, clicks, spend_cents, conversions)
    values (${id}, 'facebook', 'act_demo', 'ad_1', now(), 900, 12, 1800, 1)`
}

/** And a visit of support that is over. */
async function addSecondFactor({ database: { sql } }: TestProduct, id: string): Promise<void> {
  await sql`
    insert into authenticator_apps (user_id, sealed_key, confirmed_at, created_at)
    values (${id}, ${`sealed ${id}`}, now(), now())`
  await sql`
    insert into recovery_codes (hash, user_id, created_at)
    values (${`hash of ${id}`}, ${id}, now())`
  await sql`
    insert into passkeys
      (id, user_id, name, credential_id, public_key, counter, transports, created_at)
    values (gen_random_uuid(), ${id}, 'Laptop', ${`credential of ${id}`}, 'public', 0, '[]', now())`
  await sql`
    insert into passkey_challenges (token_hash, challenge, purpose, user_id, expires_at)
    values (${`token of ${id}`}, 'challenge', 'prove', ${id}, now())`
  await sql`
    insert into support_visits
      (id, user_id, admin_id, admin_name, admin_email, reason, started_at, ended_at)
    values (gen_random_uuid(), ${id}, 'an admin', 'Sam', 'sam@example.com', 'A lost page', now(),
      now())`
}

/** One's own, with the vote that comes with it. */
async function addWish({ database: { sql } }: TestProduct, id: string): Promise<void> {
  await sql`
    with wish as (
      insert into feature_requests (author_id, title, purpose, created_at)
      values (${id}, 'A calendar of all trips', 'To see the season at once', now())
      returning number)
    insert into feature_request_votes (request_number, user_id, created_at)
    select number, ${id}, now() from wish`
}

/** As it is before anybody looked at the DNS, which a test without name servers leaves alone. */
async function addSenderDomain({ database: { sql } }: TestProduct, id: string): Promise<void> {
  await sql`
    insert into sender_domains
      (user_id, claim_id, address, domain, selector, public_key, sealed_key, status, sought_since)
    values (${id}, gen_random_uuid(), 'hello@zenobia.example', 'zenobia.example', 'wildpath-1',
      'public', ${`sealed ${id}`}, 'pending', now())`
}

/** Pays on the sandbox's page; the plan is there when the page answers. */
async function subscribe(product: TestProduct, browser: TestBrowser): Promise<void> {
  const order = await browser.sendJson('POST', '/api/billing/checkout', { plan: 'explorer' })
  const { url } = (await order.json()) as { url: string }
  const paid = await product
    .openBrowser()
    .sendForm(new URL(url).pathname, { card: '4242424242424242' })
  expect(paid.status).toBe(303)
}

async function collectLeads(
  product: TestProduct,
  browser: TestBrowser,
  funnel: Funnel,
): Promise<void> {
  await browser.publish(funnel.id)
  const visitor = product.openBrowser()
  await visitor.sendForm(`/f/${funnel.slug}`, answersFor(funnel, 'clean'))
  await visitor.sendForm(`/f/${funnel.slug}`, {
    ...answersFor(funnel, 'trapped'),
    [honeypotName]: 'filled',
  })
}

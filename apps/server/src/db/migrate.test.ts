import { toAddressKey } from '@wildpath/contract'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { afterEach, describe, expect, it } from 'vitest'

import { openDatabase } from './client.ts'
import { migrateDatabase } from './migrate.ts'
import {
  listMigrationsMeta,
  migrateTo,
  numberOfMigration,
  readMigrationsMeta,
} from './testing/migrate-to.ts'
import { readSchema } from './testing/read-schema.ts'
import { createEmptyTestDatabase } from './testing/test-postgres.ts'

const drops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
})

describe('migrations', () => {
  it('run once when several processes start together, and again change nothing', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    await Promise.all([1, 2, 3].map(() => migrateDatabase(connection)))
    await migrateDatabase(connection)
    const database = openDatabase(connection)
    const applied =
      await database.sql`select count(*)::int as count from drizzle.__drizzle_migrations`
    await database.close()
    const { entries } = readMigrationsMeta('_journal.json') as { entries: unknown[] }
    expect(applied[0]?.['count']).toBe(entries.length)
  })

  it('make older leads searchable without accents and by the digits of a phone number', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('fold_searches') - 1, db)
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    await sql`
      insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
      values ('01900000-0000-7000-8000-000000000001', 'ana', 'Trips', 'trips', '{}', '{}', 'copywriter')`
    await sql`
      insert into leads (id, funnel_id, fingerprint, "values", search_text)
      values ('01900000-0000-7000-8000-000000000002', '01900000-0000-7000-8000-000000000001', 'one', '[]',
        ${'zoë müller\n+1 (212) 555-0177'})`
    await migrateDatabase(connection)
    const [lead] = await sql`select search_text from leads`
    await close()
    expect(lead).toEqual({ search_text: 'zoe muller\n+1 (212) 555-0177\n12125550177' })
  })

  it('ignore apostrophes and spaces between Chinese characters in the search text of older leads', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('search_spellings') - 1, db)
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    await sql`
      insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
      values ('01900000-0000-7000-8000-000000000001', 'ana', 'Trips', 'trips', '{}', '{}', 'copywriter')`
    await sql`
      insert into leads (id, funnel_id, fingerprint, "values", search_text)
      values ('01900000-0000-7000-8000-000000000002', '01900000-0000-7000-8000-000000000001', 'one', '[]',
        ${"siobhan o'brien\n山田 花子\n+1 (212) 555-0177\n12125550177"})`
    await migrateDatabase(connection)
    const [lead] = await sql`select search_text from leads`
    await close()
    expect(lead).toEqual({
      search_text: 'siobhan obrien\n山田花子\n+1 (212) 555-0177\n12125550177',
    })
  })

  it('convert email domains to ASCII and keep unsubscribed addresses', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('address_keys') - 1, db)
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    await sql`
      insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
      values ('01900000-0000-7000-8000-000000000001', 'ana', 'Trips', 'trips', '{}', '{}', 'copywriter')`
    const emails = [
      'ole@blåbær.no',
      'ole@bla\u030Abær.no',
      'info@пример.рф',
      'a@例え.テスト',
      'b@faß.example',
      'c@a-ñandú-çà.example.com',
      'd@δοκιμή.example',
      'josé@example.org',
      'e@안녕하세요.한국',
      'f@ｆｕｌｌ.example',
    ]
    for (const email of emails) {
      await sql`
        insert into leads (id, funnel_id, fingerprint, "values", email)
        values (gen_random_uuid(), '01900000-0000-7000-8000-000000000001', ${email}, '[]', ${email})`
    }
    await sql`
      insert into suppressions (user_id, email, reason, created_at)
      values ('ana', 'ole@blåbær.no', 'unsubscribed', now()), ('ana', ${'ole@xn--blbr-roah.no'}, 'bounced', now()),
        ('ana', 'ole@example.org', 'added', now()), ('ana', 'info@пример.рф', 'bounced', now())`
    await migrateDatabase(connection)
    const leads = await sql`select fingerprint, email from leads`
    const suppressed = await sql`select email, reason from suppressions order by email`
    await close()
    expect(leads.map(({ email }) => email)).toEqual(
      leads.map(({ fingerprint }) => toAddressKey(String(fingerprint))),
    )
    expect(suppressed).toEqual([
      { email: 'info@xn--e1afmkfd.xn--p1ai', reason: 'bounced' },
      { email: 'ole@example.org', reason: 'added' },
      { email: 'ole@xn--blbr-roah.no', reason: 'unsubscribed' },
    ])
  })

  it('keep what people allowed at the design tool', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('service_connections') - 1, db)
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    await sql`
      insert into design_tool_connections (user_id, account_name, sealed_tokens, expires_at, connected_at)
      values ('ana', 'Ana Designs', 'sealed', now(), now())`
    await migrateDatabase(connection)
    const kept = await sql`select user_id, service, sealed_tokens from service_connections`
    await close()
    expect([...kept]).toEqual([{ user_id: 'ana', service: 'design-tool', sealed_tokens: 'sealed' }])
  })

  it('leave Funnel once in the title of a business that is called so itself', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('funnel_once') - 1, db)
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    const titles = [
      'Leader Funnel Funnel',
      'my funnel Funnel',
      'Leader Funnel',
      'Megafunnel Funnel',
    ]
    for (const title of titles) {
      await sql`
        insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
        values (gen_random_uuid(), 'ana', ${title}, ${title}, '{}', '{}', 'copywriter')`
    }
    await migrateDatabase(connection)
    const kept = await sql`select title from funnels order by slug collate "C"`
    await close()
    expect(kept.map((row) => row['title'] as string)).toEqual([
      'Leader Funnel',
      'Leader Funnel',
      'Megafunnel Funnel',
      'my funnel',
    ])
  })

  it('call theme what stored pages and plans called design', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('page_themes') - 1, db)
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    const style = { design: 'reef', fontFamily: 'Lato' }
    const page = JSON.stringify({ title: 'Mine', style, sections: [] })
    const content = JSON.stringify({ landing_page: { plan: { design: 'lodge', scenes: [] } } })
    await sql`
      insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by,
        uses_page_builder, landing_page, page_builder_data, original_landing_page_content)
      values (gen_random_uuid(), 'ana', 'Old', 'old', '{}', ${content}::text::jsonb,
        'copywriter', true, ${page}::text::jsonb, ${page}::text::jsonb, ${content}::text::jsonb)`
    await sql`
      insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
      values (gen_random_uuid(), 'ana', 'New', 'plain', '{}', '{}', 'copywriter')`
    await migrateDatabase(connection)
    const rows = await sql`
      select generated_content, page, original_landing_page_content
      from funnels order by slug`
    await close()
    const themed = { title: 'Mine', style: { theme: 'reef', fontFamily: 'Lato' }, sections: [] }
    const planned = { landing_page: { plan: { theme: 'lodge', scenes: [] } } }
    expect(rows[0]).toEqual({
      generated_content: planned,
      page: themed,
      original_landing_page_content: planned,
    })
    expect(rows[1]).toMatchObject({ generated_content: {}, page: null })
  })

  it('merge every combination of pages into one page without changing the public page', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('one_page_document') - 1, db)
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    const page = (title: string) => JSON.stringify({ title, sections: [{ type: 'hero' }] })
    const empty = JSON.stringify({ title: 'Empty', sections: [] })
    const cases = [
      { slug: '1 composed', isPublic: true, isUsed: false, landing: null, work: null },
      { slug: '2 unused design', isPublic: true, isUsed: false, landing: null, work: page('W') },
      {
        slug: '3 both unused',
        isPublic: false,
        isUsed: false,
        landing: page('L'),
        work: page('W'),
      },
      { slug: '4 live design', isPublic: true, isUsed: true, landing: page('L'), work: page('W') },
      { slug: '5 live list', isPublic: true, isUsed: true, landing: page('L'), work: null },
      { slug: '6 private', isPublic: false, isUsed: true, landing: page('L'), work: page('W') },
      { slug: '7 empty design', isPublic: true, isUsed: false, landing: null, work: empty },
    ]
    for (const { slug, isPublic, isUsed, landing, work } of cases) {
      await sql`
        insert into funnels (id, user_id, title, slug, is_public, status, business_info, generated_content,
          written_by, uses_page_builder, landing_page, page_builder_data, revision)
        values (gen_random_uuid(), 'ana', 'Trips', ${slug}, ${isPublic},
          ${isPublic ? 'published' : 'draft'}, '{"business_name": "Trips"}', '{"landing_page": {}}',
          'copywriter', ${isUsed}, ${landing}::text::jsonb, ${work}::text::jsonb, 4)`
    }
    await sql`
      insert into page_versions (funnel_id, revision, page, title, section_count, is_main, created_at)
      select id, 4, page_builder_data, 'W', 1, false, now() from funnels where slug = '2 unused design'`
    await migrateDatabase(connection)
    const rows = await sql`
      select slug, funnels.page ->> 'title' as draft, published.page ->> 'title' as public,
        published.business_info ->> 'business_name' as business, revision,
        (select array_agg(page_versions.page ->> 'title' order by page_versions.revision)
          from page_versions where page_versions.funnel_id = funnels.id) as versions
      from funnels left join published_funnels as published on published.funnel_id = funnels.id
      order by slug`
    await close()
    const live = { business: 'Trips', versions: null, revision: 4 }
    const hidden = { ...live, business: null, public: null }
    expect([...rows]).toEqual([
      { slug: '1 composed', ...live, draft: null, public: null },
      { slug: '2 unused design', ...live, draft: null, public: null, versions: ['W'] },
      { slug: '3 both unused', ...hidden, draft: null, versions: ['L', 'W'], revision: 6 },
      { slug: '4 live design', ...live, draft: 'W', public: 'L' },
      { slug: '5 live list', ...live, draft: 'L', public: 'L' },
      { slug: '6 private', ...hidden, draft: 'W' },
      { slug: '7 empty design', ...live, draft: null, public: null },
    ])
  })

  it('list the languages of published pages', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('published_languages') - 1, db)
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    const shown = { isShown: true, texts: {} }
    const translations = { de: shown, en: shown, he: { ...shown, isShown: false } }
    const pages = { plain: null, translated: JSON.stringify({ language: 'en', translations }) }
    for (const [slug, page] of Object.entries(pages)) {
      await sql`
        with created as (
          insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
          values (gen_random_uuid(), 'ana', 'Trips', ${slug}, '{}', '{}', 'copywriter') returning id
        )
        insert into published_funnels (funnel_id, business_info, business_facts, generated_content,
          custom_branding, page, published_at)
        select id, '{}', '{}', '{}', '{}', ${page}::text::jsonb, now() from created`
    }
    await migrateDatabase(connection)
    const rows = await sql`
      select languages from published_funnels join funnels on id = funnel_id order by slug`
    await close()
    expect(rows.map(({ languages }) => languages as string[])).toEqual([[], ['de']])
  })

  it('rename tables and kinds of jobs, and keep what they hold', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('plain_words') - 1, db)
    const id = '01900000-0000-7000-8000-000000000001'
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    await sql`
      insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
      values (${id}, 'ana', 'Rafting', 'rafting', '{}', '{}', 'copywriter')`
    await sql`insert into funnel_days (funnel_id, day, views, leads) values (${id}, '2026-05-01', 5, 1)`
    await sql`
      insert into funnel_day_sources (funnel_id, day, source, device, views)
      values (${id}, '2026-05-01', 'direct', 'phone', 5)`
    await sql`
      insert into designs (id, user_id, type, file_name, file_key, width, height, bytes, source,
        design_id, created_at)
      values (${id}, 'ana', 'image', 'camp.png', 'key', 640, 480, 9, 'canva', 'DAF1', now())`
    const kinds = ['lead-arrived', 'tidy-jobs', 'purge-held-back-leads', 'weekly-summary-mail']
    for (const kind of [...kinds, 'send-follow-up']) {
      await sql`
        insert into jobs (id, kind, key, payload, run_at, created_at)
        values (gen_random_uuid(), ${kind}, 'one', '{}', now(), now())`
    }
    await migrateDatabase(connection)
    await sql`update funnel_daily_stats set views = 7`
    const kept = {
      totals: await sql`select views::int, leads::int from funnel_totals`,
      sources: await sql`select source, views::int from funnel_daily_source_stats`,
      assets: await sql`select file_name, design_id from media_assets`,
      kinds: await sql`select kind from jobs order by kind`,
    }
    const oldNames = await sql`
      select relname from pg_class where relname ~ '^(designs|funnel_days?_|leads_held)'
      union all select conname from pg_constraint where conname ~ '^(designs|funnel_days?_)'`
    await close()
    expect(kept).toEqual({
      totals: [{ views: 7, leads: 1 }],
      sources: [{ source: 'direct', views: 5 }],
      assets: [{ file_name: 'camp.png', design_id: 'DAF1' }],
      kinds: [
        { kind: 'lead-created' },
        { kind: 'purge-finished-jobs' },
        { kind: 'purge-quarantined-leads' },
        { kind: 'send-follow-up' },
        { kind: 'weekly-summary-email' },
      ],
    })
    expect(oldNames).toEqual([])
  })

  it('give emails of before to the lead in their key, and delete those of leads that are gone', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(9, db)
    const [mia, gone] = [
      '01900000-0000-7000-8000-000000000001',
      '01900000-0000-7000-8000-000000000002',
    ]
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    await sql`
      insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
      values (${mia}, 'ana', 'Rafting', 'rafting', '{}', '{}', 'copywriter')`
    await sql`
      insert into leads (funnel_id, id, fingerprint, "values") values (${mia}, ${mia}, 'x', '[]')`
    const keys = [`follow-up-${mia}-2`, `lead-alert-${mia}`, `lead-alert-${gone}`, 'reset-7', null]
    for (const key of keys) {
      await sql`
        insert into outbox_emails (id, recipient, subject, body, message_key)
        values (gen_random_uuid(), 'bo@example.com', 'Hi', 'Hello', ${key})`
    }
    await migrateDatabase(connection)
    const kept = await sql`
      select message_key as key, lead_id as lead from outbox_emails order by message_key`
    await close()
    expect([...kept]).toEqual([
      { key: `follow-up-${mia}-2`, lead: mia },
      { key: `lead-alert-${mia}`, lead: mia },
      { key: 'reset-7', lead: null },
      { key: null, lead: null },
    ])
  })

  it('sort old leads in the inbox by when they were created', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('repeated_enquiries') - 1, db)
    const id = '01900000-0000-7000-8000-000000000001'
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    await sql`
      insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
      values (${id}, 'ana', 'Rafting', 'rafting', '{}', '{}', 'copywriter')`
    await sql`
      insert into leads (funnel_id, id, fingerprint, "values", created_at)
      values (${id}, ${id}, 'x', '[]', '2026-01-02T03:04:05Z')`
    await migrateDatabase(connection)
    const [lead] = await sql`select enquired_at = created_at as same, enquiries from leads`
    await close()
    expect(lead).toEqual({ same: true, enquiries: 1 })
  })

  it('keep leads on the UTC day they were counted on, and leave the time zone of accounts unknown', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('time_zones') - 1, db)
    const id = '01900000-0000-7000-8000-000000000001'
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    await sql`
      insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
      values (${id}, 'ana', 'Rafting', 'rafting', '{}', '{}', 'copywriter')`
    await sql`
      insert into leads (funnel_id, id, fingerprint, "values", created_at)
      values (${id}, ${id}, 'x', '[]', '2026-01-02T23:30:00-05:00')`
    await migrateDatabase(connection)
    const [lead] = await sql`select day::text, time_zone from leads, users`
    await close()
    expect(lead).toEqual({ day: '2026-01-03', time_zone: null })
  })

  it('let second addresses of before lead to their page', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(10, db)
    const id = '01900000-0000-7000-8000-000000000001'
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    await sql`
      insert into funnels
        (id, user_id, title, slug, custom_slug, business_info, generated_content, written_by)
      values (${id}, 'ana', 'Rafting', 'rafting', 'rapids', '{}', '{}', 'copywriter'),
        (gen_random_uuid(), 'ana', 'Hiking', 'hiking', null, '{}', '{}', 'copywriter')`
    await migrateDatabase(connection)
    const former = await sql`select slug, funnel_id as funnel from former_slugs`
    await close()
    expect([...former]).toEqual([{ slug: 'rapids', funnel: id }])
  })

  it('give chats whose status nobody knows one that fits, and take no other afterwards', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('chat_statuses') - 1, db)
    await sql`
      insert into users (id, name, email)
      select id, id, id from unnest(array['ana', 'bo', 'cy', 'admin']) as id`
    const add = (person: string, admin: string | null, closedAt: string | null) => sql`
      insert into support_chats (id, user_id, status, admin_id, closed_at, last_message,
        last_message_at, created_at, updated_at)
      values (gen_random_uuid(), ${person}, 'escalated', ${admin}, ${closedAt}, 'Help', now(), now(), now())`
    await add('ana', null, null)
    await add('bo', 'admin', null)
    await add('cy', 'admin', '2026-01-01T00:00:00Z')
    await migrateDatabase(connection)
    const kept = await sql`select status from support_chats order by user_id`
    expect(kept.map((row) => row['status'] as string)).toEqual([
      'pending_admin',
      'assigned',
      'closed',
    ])
    await expect(sql`update support_chats set status = 'escalated'`).rejects.toThrow(
      'support_chats_status_known',
    )
    await close()
  })

  it('make one account of what was reached at Google in several ways', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('ad_account_keys') - 1, db)
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com'), ('bo', 'Bo', 'bo@example.com')`
    await sql`
      insert into ad_spending_caps (user_id, platform, account_id, daily_cents)
      values ('ana', 'google', '111', 6000), ('ana', 'google', '111_9', 4000),
        ('ana', 'google', '111_8', 4000), ('ana', 'google', '222', 1000),
        ('ana', 'google', '222_9', 2000), ('ana', 'google', '333_9', 3000),
        ('ana', 'facebook', 'act_1', 5000), ('bo', 'google', '111_9', 7000)`
    await sql`
      insert into ad_accounts (user_id, platform, account_id, name, currency, is_demo, read_at)
      values ('ana', 'google', '111', 'Never read', 'USD', false, null),
        ('ana', 'google', '111_9', 'Last', 'USD', false, '2026-05-02T00:00:00Z'),
        ('ana', 'google', '111_8', 'Before', 'USD', false, '2026-05-01T00:00:00Z'),
        ('ana', 'google', '222', 'Direct', 'USD', false, null),
        ('ana', 'google', '222_9', 'Managed', 'USD', false, null),
        ('ana', 'facebook', 'act_1', 'Facebook', 'USD', false, null)`
    for (const accountId of ['111', '111_9', 'act_1']) {
      await sql`
        insert into ad_spending_log (id, user_id, at, platform, account_id, is_demo, action, outcome)
        values (gen_random_uuid(), 'ana', now(), 'google', ${accountId}, false, 'pause', 'done')`
    }
    await sql`
      insert into ad_creations
        (id, user_id, platform, account_id, name, form, parts, state, asked_at, updated_at)
      values (gen_random_uuid(), 'ana', 'google', '111_9', 'Rafting', '{}', '{}', 'creating', now(), now())`
    await migrateDatabase(connection)
    const caps = await sql`
      select user_id as person, account_id as id, daily_cents::int as cents from ad_spending_caps order by 1, 2`
    const accounts = await sql`select account_id as id, name from ad_accounts order by 1`
    const log = await sql`select account_id as id from ad_spending_log order by 1`
    const creations = await sql`select account_id as id from ad_creations`
    await close()
    expect([...caps]).toEqual([
      { person: 'ana', id: '111', cents: 4000 },
      { person: 'ana', id: '222', cents: 1000 },
      { person: 'ana', id: '333', cents: 3000 },
      { person: 'ana', id: 'act_1', cents: 5000 },
      { person: 'bo', id: '111', cents: 7000 },
    ])
    expect([...accounts]).toEqual([
      { id: '111', name: 'Last' },
      { id: '222', name: 'Managed' },
      { id: 'act_1', name: 'Facebook' },
    ])
    expect([...log]).toEqual([{ id: '111' }, { id: '111' }, { id: 'act_1' }])
    expect([...creations]).toEqual([{ id: '111_9' }])
  })

  it('sum up the days of before', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(14, db)
    const id = '01900000-0000-7000-8000-000000000001'
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    await sql`
      insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
      values (${id}, 'ana', 'Rafting', 'rafting', '{}', '{}', 'copywriter')`
    await sql`
      insert into funnel_days (funnel_id, day, views, leads)
      values (${id}, '2026-05-01', 5, 1), (${id}, '2026-05-02', 7, 0)`
    await migrateDatabase(connection)
    await sql`
      insert into funnel_daily_stats as stats (funnel_id, day, views, leads)
      values (${id}, '2026-05-02', 3, 2)
      on conflict (funnel_id, day) do update set views = stats.views + excluded.views, leads = 2`
    const totals = await sql`select views::int, leads::int from funnel_totals`
    await close()
    expect(totals).toEqual([{ views: 15, leads: 3 }])
  })

  it('serve unverified domains at the host that was entered', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    const { db, sql, close } = openDatabase(connection)
    await migrateTo(numberOfMigration('entered_hosts_serve') - 1, db)
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    const claims = [
      ['a', 'river.com', 'pending'],
      ['b', 'lake.com', 'verified'],
      ['c', 'www.sea.com', 'failed'],
    ] as const
    for (const [slug, domain, status] of claims) {
      const id = `01900000-0000-7000-8000-00000000000${slug}`
      const apex = domain.replace('www.', '')
      await sql`
        insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
        values (${id}, 'ana', ${slug}, ${slug}, '{}', '{}', 'copywriter')`
      await sql`
        insert into domains (funnel_id, kind, domain, primary_host, other_host, token, status, claimed_at)
        values (${id}, 'custom', ${domain}, ${`www.${apex}`}, ${apex}, 'token', ${status}, now())`
      await sql`
        insert into site_hosts (host, funnel_id, role)
        values (${`www.${apex}`}, ${id}, 'primary'), (${apex}, ${id}, 'other')`
    }
    await migrateDatabase(connection)
    const hosts = await sql`select primary_host, other_host from domains order by token, domain`
    const primary = await sql`select host from site_hosts where role = 'primary' order by host`
    await close()
    expect(hosts).toEqual([
      { primary_host: 'www.lake.com', other_host: 'lake.com' },
      { primary_host: 'river.com', other_host: 'www.river.com' },
      { primary_host: 'www.sea.com', other_host: 'sea.com' },
    ])
    expect(primary.map(({ host }) => host)).toEqual(['river.com', 'www.lake.com', 'www.sea.com'])
  })

  it('say the same as the tables in the code', async () => {
    const { entries } = readMigrationsMeta('_journal.json') as { entries: { idx: number }[] }
    const latest = String(entries.at(-1)?.idx).padStart(4, '0')
    const written = readMigrationsMeta(`${latest}_snapshot.json`) as ReturnType<
      typeof generateDrizzleJson
    >
    expect(
      await generateMigration(written, generateDrizzleJson(await readSchema(), written.id)),
    ).toEqual([])
    // The next one is made from the newest alone; delete the one before it.
    expect(listMigrationsMeta()).toEqual([`${latest}_snapshot.json`, '_journal.json'])
  })
})

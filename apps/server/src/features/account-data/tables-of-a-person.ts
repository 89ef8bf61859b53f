/**
 * Where a table's rows appear in the export, or why they do not. Every table has a line here; a test asks for it.
 * What is `kept` stays when the person leaves, too.
 */
type Holding =
  | { exportedAs: readonly string[] }
  | { withheld: string }
  | { kept: string }
  | { holdsNothingOfAPerson: string }

export const tablesOfAPerson: Record<string, Holding> = {
  users: { exportedAs: ['profile', 'notifications'] },
  sessions: { exportedAs: ['sessions'] },
  passkeys: { exportedAs: ['passkeys'] },
  support_visits: { exportedAs: ['support_visits'] },
  subscriptions: { exportedAs: ['subscriptions'] },
  funnels: { exportedAs: ['funnels'] },
  former_slugs: { exportedAs: ['funnels.former_slugs'] },
  domains: { exportedAs: ['funnels.domain'] },
  site_hosts: { withheld: 'hosts of the domains that are exported, and of former ones' },
  page_versions: { exportedAs: ['funnels.versions'] },
  media_assets: { exportedAs: ['designs'] },
  service_connections: { exportedAs: ['connections'] },
  ad_creations: { exportedAs: ['ads'] },
  platform_ads: { withheld: 'a copy of what the ad platforms say of the ads, who keep it' },
  ad_daily_results: { withheld: 'a copy of what the ad platforms count, who keep it' },
  sandbox_ad_objects: { withheld: 'what the demo ad account keeps of the ads that are exported' },
  sender_domains: { exportedAs: ['sender_domain'] },
  measuring_accounts: { exportedAs: ['measuring'] },
  conversion_events: { exportedAs: ['funnels.leads.told_to_meta'] },
  funnel_daily_stats: { exportedAs: ['funnels.days'] },
  funnel_totals: { withheld: 'sums of the days that are exported' },
  funnel_daily_source_stats: { exportedAs: ['funnels.sources'] },
  leads: { exportedAs: ['funnels.leads'] },
  follow_ups: { exportedAs: ['funnels.leads.follow_ups'] },
  support_chats: { exportedAs: ['chats'] },
  support_messages: { exportedAs: ['chats.messages'] },
  trainings: { exportedAs: ['trainings'] },
  feature_requests: { exportedAs: ['feature_requests'] },
  feature_request_votes: { exportedAs: ['feature_request_votes'] },
  questions: { exportedAs: ['questions'] },
  question_answers: { exportedAs: ['answers'] },
  community_members: { exportedAs: ['community_name'] },
  question_votes: { exportedAs: ['question_votes'] },
  post_reports: { exportedAs: ['post_reports'] },
  suppressions: { exportedAs: ['suppressions'] },
  outbox_emails: { exportedAs: ['emails'] },
  sandbox_payment_objects: { exportedAs: ['receipts'] },
  generations: { withheld: 'hashes of texts that are exported with the funnels' },
  jobs: { withheld: 'work to be done with what is exported' },

  passwords: { withheld: 'the hash of the password' },
  authenticator_apps: { withheld: 'the sealed key of an authenticator app' },
  recovery_codes: { withheld: 'hashes of recovery codes' },
  passkey_challenges: { withheld: 'one-time keys of dialogs about passkeys, for some minutes' },
  service_sign_ins: { withheld: 'one-time keys of a connection that is being made' },
  verifications: { withheld: 'tokens of links that were mailed' },
  billing_accounts: { withheld: "the payment provider's own names for the person" },
  payments: { withheld: 'amounts of the receipts that are exported; they stay without the person' },
  sandbox_payment_events: { withheld: 'messages that repeat subscriptions and receipts' },
  audit_entries: {
    kept: 'what admins did, and to whom: a record that could be changed would prove nothing',
  },
  funnel_visitors: {
    holdsNothingOfAPerson: "a day's visitors of a page, as hashes without meaning",
  },
  visitor_keys: { holdsNothingOfAPerson: 'random keys, for two days' },
  payment_months: { holdsNothingOfAPerson: 'sums of what was paid in a month' },
  payment_events: { holdsNothingOfAPerson: 'numbers of messages that were handled' },
  used_trials: { holdsNothingOfAPerson: 'keyed hashes that name nobody' },
  leases: { holdsNothingOfAPerson: 'names of work that is under way, until it is done' },
  rate_limit_counts: { holdsNothingOfAPerson: 'keyed hashes that name nobody, for an hour' },
  canned_answers: { holdsNothingOfAPerson: 'answers that the team gives often' },
  site_settings: { holdsNothingOfAPerson: 'what admins decide for everybody' },
  diagnostic_documents: { holdsNothingOfAPerson: 'test documents that name nobody, for an hour' },
  help_votes: { holdsNothingOfAPerson: 'how many readers a help article helped on a day' },
  instance_settings: { holdsNothingOfAPerson: 'facts of the installation' },
}

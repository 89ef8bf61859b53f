/** Where a table's rows appear in the export, or why they do not. Every table has a line here; a test asks for it. */
type Holding =
  | { exportedAs: readonly string[] }
  | { withheld: string }
  | { holdsNothingOfAPerson: string }

export const tablesOfAPerson: Record<string, Holding> = {
  users: { exportedAs: ['profile', 'notifications'] },
  sessions: { exportedAs: ['sessions'] },
  subscriptions: { exportedAs: ['subscriptions'] },
  funnels: { exportedAs: ['funnels'] },
  page_versions: { exportedAs: ['funnels.versions'] },
  designs: { exportedAs: ['designs'] },
  design_tool_connections: { exportedAs: ['design_tool'] },
  funnel_days: { exportedAs: ['funnels.days'] },
  leads: { exportedAs: ['funnels.leads'] },
  outbox_emails: { exportedAs: ['emails'] },
  sandbox_payment_objects: { exportedAs: ['receipts'] },
  accounts: { withheld: 'the hash of the password' },
  design_tool_sign_ins: { withheld: 'one-time keys of a connection that is being made' },
  verifications: { withheld: 'tokens of links that were mailed' },
  billing_accounts: { withheld: "the payment provider's own names for the person" },
  sandbox_payment_events: { withheld: 'messages that repeat subscriptions and receipts' },
  payment_events: { holdsNothingOfAPerson: 'numbers of messages that were handled' },
  used_trials: { holdsNothingOfAPerson: 'keyed hashes that name nobody' },
  instance_settings: { holdsNothingOfAPerson: 'facts of the installation' },
}

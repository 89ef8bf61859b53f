/**
 * The one id of an ad account, however it is reached. At Google a customer that is reached through a manager is named
 * `<customer>_<manager>` here; the account is the customer. Ids of other platforms, such as `act_1001`, are what they are.
 */
export function adAccountKeyOf(accountId: string): string {
  return accountId.replace(/^(\d+)_\d+$/, '$1')
}

import { platformSentence } from '../../ad-platforms/platform-text.ts'
import type { AdsError } from './google-failures.ts'

/** What a person can mend, in words for them: Google's own are for those who build apps. */
const sentences: Record<string, string> = {
  'authenticationError.TWO_STEP_VERIFICATION_NOT_ENROLLED':
    'This Google Ads account asks for 2-Step Verification. Turn it on in your Google account, then try again.',
  'authenticationError.ADVANCED_PROTECTION_NOT_ENROLLED':
    'This Google Ads account asks for Advanced Protection. Turn it on in your Google account, then try again.',
  'authorizationError.CUSTOMER_NOT_ENABLED':
    'This Google Ads account is not active. Please finish setting it up in Google Ads, or choose another one.',
  'authorizationError.INCOMPLETE_SIGNUP':
    'This Google Ads account is not set up yet. Please finish that in Google Ads.',
  'authorizationError.ACTION_NOT_PERMITTED':
    'You may look at this Google Ads account but not change it. Ask its administrator for standard access.',
  'authorizationError.ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT':
    'Google has suspended this account. Google Ads says why and what to do.',
  'campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM':
    'Google asks for a higher budget per day in this account.',
  'campaignBudgetError.MONEY_AMOUNT_LESS_THAN_CURRENCY_MINIMUM_CPC':
    'Google asks for a higher daily budget in this account.',
  'campaignBudgetError.MONEY_AMOUNT_TOO_LARGE': 'Google does not take a budget this high.',
  'campaignBudgetError.CAMPAIGN_BUDGET_PERIOD_NOT_AVAILABLE':
    'Google does not offer total budgets in this account. Choose a daily budget.',
  'campaignBudgetError.INVALID_PERIOD':
    'Google does not take a total budget for this campaign. Choose a daily budget.',
  'campaignError.DURATION_TOO_LONG_FOR_TOTAL_BUDGET':
    'Google does not take a total budget for so many days. Choose an earlier end date, or a daily budget.',
  'campaignError.END_DATE_TIME_REQUIRED_FOR_TOTAL_BUDGET': 'A total budget needs an end date.',
  'campaignError.DUPLICATE_CAMPAIGN_NAME':
    'This account has a campaign of this name already. Please choose another name.',
  'campaignError.CANNOT_SET_DATE_TO_PAST': 'This day is over. Please choose a later one.',
  'campaignError.INVALID_OPERATION_IF_SERVING_STATUS_HAS_ENDED':
    'This campaign has ended. Choose a later last day first.',
  'mutateError.EU_POLITICAL_ADVERTISING_DECLARATION_REQUIRED':
    'Google asks whether your other campaigns are political ads in the EU, and takes no changes before you have answered in Google Ads.',
}

/** For every error of a family that has no sentence of its own. */
const familySentences: Record<string, string> = {
  criterionError: 'Google does not take one of these keywords. Please write them differently.',
  dateError: 'Google does not take these days. Please check the first and the last day.',
  dateRangeError: 'Google does not take these days. Please check the first and the last day.',
  urlFieldError: 'Google does not take this address. Please check the final URL.',
  stringLengthError: 'Google finds one of the texts too long. Please shorten it.',
  resourceCountLimitExceededError:
    'This account has as many campaigns or keywords as Google allows. Please remove some in Google Ads.',
}

/** Null where there is nothing that a person could do with it. */
export function sentenceOf(code: string, { details }: AdsError): string | null {
  const topics = details?.policyFindingDetails?.policyTopicEntries.map(({ topic }) => topic) ?? []
  const policies = [
    ...topics.map(readableTopic),
    details?.policyViolationDetails?.externalPolicyName,
  ]
  const named = policies.filter((policy) => policy !== undefined && policy !== '')
  if (named.length > 0 || code.startsWith('policy')) return againstPolicies(named)
  return sentences[code] ?? familySentences[code.split('.')[0] ?? ''] ?? null
}

function againstPolicies(named: readonly (string | undefined)[]): string {
  const which = platformSentence([...new Set(named)].join(', ')) ?? ''
  const reason = which === '' ? '' : ` (${which})`
  return `Google's advertising policies do not allow this ad${reason}. Please change its texts or its page.`
}

/** Topics come as 'DESTINATION_NOT_WORKING'. */
function readableTopic(topic: string): string {
  return topic.replaceAll('_', ' ').replace(/\s+/g, ' ').trim().toLowerCase()
}

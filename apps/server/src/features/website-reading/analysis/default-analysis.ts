import { type ErrorCode, errorTable, type WebsiteAnalysis } from '@wildpath/contract'

/** Why a site may have told nothing: each is about the site, and no other try of ours would change it at once. */
const tellsNothing: readonly ErrorCode[] = [
  'website-unreachable',
  'website-not-public',
  'website-forbids',
  'website-empty',
  'website-no-page',
  'website-too-large',
  'website-too-slow',
]

export const isUnreadSite = (code: ErrorCode): boolean => tellsNothing.includes(code)

/** Where a site tells nothing: some professional service (spec 2, section 7), which says that it is that. */
export function defaultAnalysis(code: ErrorCode): WebsiteAnalysis {
  return {
    productType: 'professional services',
    targetAudience: 'people and businesses who look for professional help',
    brandTone: 'professional',
    keyFeatures: ['professional service', 'personal advice', 'reliable work'],
    uniqueSellingPoints: [],
    visualStyle: 'professional',
    colorScheme: [
      { name: 'blue', hex: null },
      { name: 'white', hex: null },
    ],
    industry: 'Professional Services',
    found: [],
    isDefault: true,
    reason: { code, message: reasonOf(code) },
    pages_read: [],
  }
}

/** What happened; that nothing was changed is said of forms. */
function reasonOf(code: ErrorCode): string {
  const { message } = errorTable[code]
  return message.split(' Nothing was changed')[0] ?? message
}

import {
  type AdMode,
  hoursText,
  type SetupItem,
  type Site,
  type SupportPromise,
} from '@wildpath/contract'

export type Installation = Omit<Site, 'measurementId'> & {
  /** Only its own machine reaches it. */
  isLocalOnly: boolean
  /** Uploaded pictures are in a bucket instead of a folder. */
  hasBucket: boolean
  /** The secret of the installation is given to its processes instead of lying in a file. */
  hasGivenSecret: boolean
  /** Somebody reads what mail servers report of emails that did not arrive. */
  readsBounces: boolean
  /** Admins act as such only with a second factor. */
  adminsNeedSecondFactor: boolean
}

/** What whoever runs this installation can set up and how it stands, what people rely on first. */
export function listSetup(installation: Installation): SetupItem[] {
  return [...needed(installation), ...chosen(installation)]
}

/** What the console says of something that is missing and that people rely on. */
export function missingLine({ topic, text, variables }: SetupItem): string {
  return `Not set up: ${topic} (${variables.join(', ')}). ${text}`
}

function needed({ isLocalOnly, publicUrl, supportEmail, providers }: Installation): SetupItem[] {
  const item = (known: Omit<SetupItem, 'isNeeded'>) => ({ ...known, isNeeded: true })
  return [
    item({
      topic: 'public address',
      isSetUp: !isLocalOnly,
      text: isLocalOnly
        ? 'Pages and the links in emails work on this machine only.'
        : `People reach the product at ${publicUrl}.`,
      variables: ['PUBLIC_URL', 'HOST'],
    }),
    item({
      topic: 'support address',
      isSetUp: supportEmail !== null,
      text:
        supportEmail === null
          ? 'People who need help can write to nobody; pricing and support pages say so and promise no answer.'
          : `People write to ${supportEmail}; the support page promises an answer within a day.`,
      variables: ['SUPPORT_EMAIL'],
    }),
    item({
      topic: 'outgoing email',
      isSetUp: providers.email === 'live',
      text:
        providers.email === 'live'
          ? 'Email leaves through an SMTP server.'
          : 'No email leaves: alerts, follow-ups and password links are kept in the outbox (/outbox).',
      variables: ['SMTP_URL', 'MAIL_FROM'],
    }),
    item({
      topic: 'payments',
      isSetUp: providers.payments === 'live',
      text:
        providers.payments === 'live'
          ? 'Plans are paid through Stripe.'
          : 'Plans are bought with test cards. No one is charged.',
      variables: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    }),
  ]
}

function chosen({
  support,
  providers,
  hasBucket,
  hasGivenSecret,
  readsBounces,
  adminsNeedSecondFactor,
  socialProfiles,
}: Installation): SetupItem[] {
  const item = (known: Omit<SetupItem, 'isNeeded'>) => ({ ...known, isNeeded: false })
  return [
    item({
      topic: 'language model',
      isSetUp: providers.textAi === 'live',
      text:
        providers.textAi === 'live'
          ? 'A model writes; the built-in copywriter stands behind it.'
          : 'The built-in copywriter writes.',
      variables: ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL'],
    }),
    item({
      topic: 'Canva',
      isSetUp: providers.designTool === 'live',
      text:
        providers.designTool === 'live'
          ? 'People connect their own Canva accounts.'
          : 'Designs are made in the built-in studio.',
      variables: ['CANVA_CLIENT_ID', 'CANVA_CLIENT_SECRET'],
    }),
    item({
      topic: 'ads on Facebook',
      isSetUp: providers.socialAds === 'live',
      text: socialAdsTexts[providers.socialAds],
      variables: ['SOCIAL_ADS', 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
    }),
    item({
      topic: 'ads on Google',
      isSetUp: providers.searchAds === 'live',
      text: searchAdsTexts[providers.searchAds],
      variables: ['SEARCH_ADS', 'GOOGLE_ADS_CLIENT_ID', 'GOOGLE_ADS_CLIENT_SECRET'],
    }),
    item({
      topic: 'promised support',
      isSetUp: support.contactName !== null && support.dedicatedHours !== null,
      text: promiseText(support),
      variables: ['SUPPORT_CONTACT_NAME', 'SUPPORT_PRIORITY_HOURS', 'SUPPORT_DEDICATED_HOURS'],
    }),
    item({
      topic: 'bucket for pictures',
      isSetUp: hasBucket,
      text: hasBucket ? 'Pictures are in a bucket.' : 'Pictures are in a folder on this machine.',
      variables: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    }),
    item({
      topic: 'shared secret',
      isSetUp: hasGivenSecret,
      text: hasGivenSecret
        ? 'All processes share the secret that signs sessions and links.'
        : 'The secret that signs sessions and links is in the data folder (instance-secret); processes with another folder need it as INSTANCE_SECRET.',
      variables: ['INSTANCE_SECRET'],
    }),
    item({
      topic: 'second factor of admins',
      isSetUp: adminsNeedSecondFactor,
      text: adminsNeedSecondFactor
        ? 'Admins log in with a code or a passkey besides the password.'
        : 'A password alone is enough for an admin.',
      variables: ['ADMIN_REQUIRES_2FA'],
    }),
    item({
      topic: 'reports of undelivered emails',
      isSetUp: readsBounces,
      text: readsBounces
        ? 'Addresses that nobody has get no follow-ups any more.'
        : 'Only what the mail server refuses at once is noticed; later reports go to the address that emails come from.',
      variables: ['BOUNCE_DOMAIN', 'BOUNCE_PORT', 'BOUNCE_WEBHOOK_SECRET'],
    }),
    item({
      topic: 'social profiles',
      isSetUp: socialProfiles.length > 0,
      text:
        socialProfiles.length > 0
          ? `The footer links to ${socialProfiles.map(({ url }) => url).join(', ')}.`
          : 'The footer links to none.',
      variables: ['SOCIAL_FACEBOOK_URL', 'SOCIAL_INSTAGRAM_URL', 'SOCIAL_X_URL'],
    }),
  ]
}

const socialAdsTexts: Record<AdMode, string> = {
  live: 'People connect their own ad accounts.',
  sandbox: 'People try ads on demo accounts. No ad is shown and no money is spent.',
  off: 'There are no ads on social networks from here.',
}

const searchAdsTexts: Record<AdMode, string> = {
  live: 'People connect their own Google Ads accounts.',
  sandbox: 'People try search campaigns on demo accounts. No ad is shown and no money is spent.',
  off: 'There are no search campaigns from here.',
}

function promiseText({ contactName, priorityHours, dedicatedHours }: SupportPromise): string {
  const dedicated =
    contactName === null || dedicatedHours === null
      ? 'Dedicated support is marked as planned: it needs a name and hours'
      : `${contactName} answers Expedition Leaders within ${hoursText(dedicatedHours)}`
  return priorityHours === null
    ? `${dedicated}. Explorers come first in the queue, without a promise of hours.`
    : `${dedicated}. Explorers are answered within ${hoursText(priorityHours)}.`
}

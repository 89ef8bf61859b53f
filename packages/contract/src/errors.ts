import { z } from 'zod'

type ErrorEntry = { status: number; message: string }

/**
 * Every expected failure of the API: its code, HTTP status and the sentence a person reads.
 * Auth sentences are word for word the catalogue of spec 1, section 8; funnel sentences those of
 * spec 2, sections 5 and 8. docs/errors.md lists the same codes, held together by a test.
 */
export const errorTable = {
  // Accounts
  'user-not-found': { status: 404, message: 'No account found with this email address.' },
  'wrong-password': { status: 401, message: 'Incorrect password.' },
  'email-already-in-use': {
    status: 409,
    message: 'An account with this email already exists.',
  },
  'weak-password': { status: 422, message: 'Password must be at least 6 characters.' },
  'invalid-email': { status: 422, message: 'Invalid email address.' },
  'too-many-requests': { status: 429, message: 'Too many attempts. Try again later.' },
  'operation-not-allowed': { status: 403, message: 'Email/password auth is not enabled.' },
  'sign-ups-closed': {
    status: 403,
    message: 'New accounts cannot be made right now. Nothing was saved; please come back later.',
  },
  'reset-link-invalid': {
    status: 410,
    message: 'This reset link has expired or was already used. Ask for a new one.',
  },
  'email-not-sent': {
    status: 502,
    message: 'We could not send the email just now. Please try again in a few minutes.',
  },
  'verification-link-invalid': {
    status: 410,
    message: 'This link is incomplete or has expired. Request a new one.',
  },
  'not-yours-to-change': {
    status: 403,
    message: 'Plan, role and subscription cannot be changed here. Nothing was saved.',
  },
  'export-busy': {
    status: 429,
    message:
      'Your data is being gathered already. Please wait until that download has ended, then try again.',
  },
  'second-step-expired': {
    status: 401,
    message: 'This took too long, so nothing was changed. Please enter your password again.',
  },
  'wrong-code': {
    status: 401,
    message: 'This code is not right, or it was used already. Wait for the next one and try again.',
  },
  'passkey-refused': {
    status: 401,
    message: 'This passkey was not accepted. Try again, or use another way to log in.',
  },
  'second-factor-missing': {
    status: 401,
    message: 'Please confirm this with your second factor as well.',
  },
  'second-factor-conflict': {
    status: 409,
    message: 'This was changed meanwhile, so nothing was saved. Please look again and start anew.',
  },
  'second-factor-required': {
    status: 403,
    message:
      'Admins need two-factor authentication here. Set it up under Security in your account.',
  },
  'passkey-limit': {
    status: 422,
    message: 'You have as many passkeys as an account may have. Remove one first.',
  },
  'only-in-person': {
    status: 403,
    message: 'Only the person whose account this is can do that. You are signed in for support.',
  },
  'support-not-allowed': {
    status: 403,
    message: 'This person does not allow support to sign in. They can allow it in their account.',
  },
  'not-signed-in': { status: 401, message: 'Please log in to continue.' },

  // Funnels
  'login-to-create': { status: 401, message: 'Please log in to create a funnel' },
  'missing-fields': { status: 422, message: 'Please fill in all required fields' },
  'funnel-not-found': { status: 404, message: 'Funnel Not Found' },
  'funnel-limit': {
    status: 403,
    message:
      'Your plan has room for no more adventures. Upgrade to create more; your form is kept.',
  },
  'restore-limit': {
    status: 403,
    message:
      'Your plan has room for no more adventures. It stays among the recently deleted; upgrade to restore it.',
  },
  'funnel-read-only': {
    status: 403,
    message: 'This adventure is read-only on your plan. Nothing was changed; upgrade to edit it.',
  },
  'regeneration-limit': {
    status: 403,
    message:
      'Your plan has written this adventure anew as often as it includes. Nothing was changed; upgrade for unlimited regeneration.',
  },
  'publish-limit': {
    status: 403,
    message:
      'No more public adventures fit your plan. Nothing was changed; make one private or upgrade.',
  },
  'page-refused': {
    status: 422,
    message: 'This is not a page that can be saved. Nothing was changed.',
  },
  'no-page-content': {
    status: 422,
    message: 'No page builder content found to set as main',
  },
  'revision-conflict': {
    status: 409,
    message:
      'This adventure was changed somewhere else since you opened it. Nothing was overwritten and your version is still here: load the newest one, then save again.',
  },
  'page-version-not-found': {
    status: 404,
    message: 'This version is no longer kept: a page keeps its newest 50. Nothing was changed.',
  },
  'saved-section-not-found': {
    status: 404,
    message: 'This saved section no longer exists.',
  },
  'too-many-saved-sections': {
    status: 409,
    message: 'You have 100 saved sections already. Delete one, then save this section again.',
  },
  'saved-section-too-large': {
    status: 413,
    message: 'This section is too large to save. Shorten it, then try again.',
  },
  'section-not-readable': {
    status: 422,
    message: 'This section has a format that cannot be read.',
  },
  'slug-taken': {
    status: 409,
    message: 'This address belongs to another adventure. Nothing was changed; choose another one.',
  },
  'slug-reserved': {
    status: 409,
    message: 'This address is reserved for the product. Nothing was changed; choose another one.',
  },
  'generation-cancelled': { status: 499, message: 'Writing was cancelled. Nothing was saved.' },
  'writing-busy': {
    status: 429,
    message:
      'Many adventures are being written right now. Nothing was saved and your answers are kept; try again in a moment.',
  },
  'answers-unreadable': {
    status: 422,
    message:
      'We cannot make sense of these words. Nothing was saved and your answers are kept; shorten them or use plain sentences.',
  },
  'rewrite-needs-model': {
    status: 422,
    message:
      'Wishes in your own words need an AI service, and none is connected. Nothing was changed; choose one of the ready wishes.',
  },
  'rewrite-failed': {
    status: 502,
    message:
      'The AI service gave no text that keeps your facts. Nothing was changed; try again or choose one of the ready wishes.',
  },

  // Leads and follow-ups
  'lead-not-found': {
    status: 404,
    message: 'This lead is not in your inbox any more. Nothing was changed.',
  },
  'not-your-address': {
    status: 403,
    message: 'Test emails go to your own address only. Nothing was sent.',
  },
  'email-not-verified': {
    status: 403,
    message:
      'Your email address is not confirmed yet. Nothing was sent; confirm it in your account and try again.',
  },
  'suppression-not-found': {
    status: 404,
    message: 'This address is not on your list any more. Nothing was changed.',
  },
  'unsubscribed-for-good': {
    status: 409,
    message:
      'This person unsubscribed themselves, which only they could undo. Nothing was changed.',
  },
  'job-not-found': {
    status: 404,
    message: 'This job has run or was removed in the meantime. Nothing was changed.',
  },

  // Domains (the sentences of spec 2, section 5)
  'domain-invalid': { status: 422, message: 'Please enter a valid domain name' },
  'subdomain-invalid': {
    status: 422,
    message: 'Please enter a valid subdomain of the product domain (e.g., yourname.{host})',
  },
  'subdomain-needs-plan': {
    status: 403,
    message: 'Subdomains of the product are available on Explorer and Expedition Leader plans',
  },
  'domain-needs-plan': {
    status: 403,
    message: 'Custom Domains are available on Explorer and Expedition Leader plans',
  },
  'domain-unusable': {
    status: 422,
    message:
      'Nobody can own this name by itself. Nothing was changed; enter your own domain, such as example.com.',
  },
  'subdomain-deceptive': {
    status: 422,
    message: 'This name reads as if our team ran the page. Choose another one.',
  },
  'subdomain-taken': {
    status: 409,
    message: 'This subdomain is taken. Nothing was changed; choose another one.',
  },
  'domain-in-use': {
    status: 409,
    message:
      'This domain already leads to another of your adventures. Nothing was changed; remove it there first.',
  },
  'domain-not-found': {
    status: 404,
    message: 'This adventure has no domain any more. Nothing was changed.',
  },
  'primary-host-not-ready': {
    status: 409,
    message:
      'This address does not lead here yet. Nothing was changed; set its record and press Verify first.',
  },
  'domain-busy': {
    status: 429,
    message: 'This domain is being checked already. Please wait a moment.',
  },

  // Sender domains
  'sender-address-invalid': {
    status: 422,
    message:
      'Please enter a domain of your own or an address at it, such as hello@example.com. Nothing was changed.',
  },
  'sender-domain-unusable': {
    status: 422,
    message:
      'Only the domain of your own business can sign your emails, not that of a mailbox provider. Nothing was changed.',
  },
  'sender-domain-needs-plan': {
    status: 403,
    message:
      'Sending from your own domain is available on Explorer and Expedition Leader plans. Nothing was changed.',
  },
  'sender-domain-not-found': {
    status: 404,
    message: 'You have set up no domain to send from. Nothing was changed.',
  },

  // Measuring for ad platforms
  'measuring-needs-plan': {
    status: 403,
    message:
      'Measuring for ad platforms is available on Explorer and Expedition Leader plans. Nothing was changed.',
  },

  'meta-pixel-missing': {
    status: 409,
    message: 'Please save your Meta Pixel id first: the token belongs to it. Nothing was changed.',
  },
  'google-conversion-missing': {
    status: 409,
    message:
      'Please save a Google tag id that begins with AW- and its conversion label first. Nothing was changed.',
  },
  'google-conversion-not-found': {
    status: 409,
    message:
      'None of your Google Ads accounts has a website conversion with this tag id and label. Nothing was changed.',
  },

  // Support chat
  'login-to-chat': { status: 401, message: 'Please log in to chat with an admin' },
  'admins-only': {
    status: 403,
    message: 'Only admins of this installation may do this. Nothing was changed.',
  },
  'person-not-found': {
    status: 404,
    message: 'This account does not exist any more. Nothing was changed.',
  },
  'plan-held': { status: 409, message: 'This is their plan already. Nothing was changed.' },
  'ends-paid-plan': {
    status: 409,
    message:
      'They pay for a plan, which this would end at once. Nothing was changed; choose it again to end what they pay for.',
  },
  'last-admin': {
    status: 409,
    message: 'This is the last admin. Make somebody else an admin first. Nothing was changed.',
  },
  'admin-not-deletable': {
    status: 409,
    message: 'Admins cannot be deleted. Change the plan first. Nothing was deleted.',
  },
  'chat-not-found': { status: 404, message: 'This chat is not there any more.' },
  'chat-taken': {
    status: 409,
    message: 'Somebody else answers this chat already. Nothing was changed.',
  },
  'chat-closed': {
    status: 409,
    message: 'This chat is closed, so your message was not sent. Start a new one to go on.',
  },
  'no-such-admin': {
    status: 422,
    message: 'This person is no admin any more. The chat stays with you; choose somebody else.',
  },

  // Trainings
  'training-needs-plan': {
    status: 403,
    message: 'Trainings are part of the Expedition Leader plan. Nothing was booked.',
  },
  'training-open': {
    status: 409,
    message:
      'You have a training that is asked for or to come. Nothing was booked; cancel that one first.',
  },
  'training-not-found': {
    status: 404,
    message: 'This training was cancelled or is over. Nothing was changed.',
  },
  'training-changed': {
    status: 409,
    message: 'This training was changed meanwhile. Nothing was changed; please look at it again.',
  },
  'training-time-refused': {
    status: 422,
    message:
      'A training begins in the future, within 90 days. Nothing was changed; choose another time.',
  },

  // Feature requests
  'feature-requests-need-plan': {
    status: 403,
    message:
      'Proposing features is part of the Expedition Leader plan. Nothing was posted; you can vote for every request.',
  },
  'feature-request-not-found': {
    status: 404,
    message: 'This request is not on the board any more. Nothing was changed.',
  },
  'feature-request-voted': {
    status: 409,
    message:
      'Others have voted for this request, so it stays as they read it. Nothing was changed.',
  },
  'feature-request-settled': {
    status: 409,
    message: 'This request is settled, so it takes no more votes. Nothing was changed.',
  },
  'feature-request-same': {
    status: 422,
    message: 'A request cannot be merged into itself. Nothing was changed; choose another one.',
  },

  // Questions page
  'question-not-found': {
    status: 404,
    message: 'This question is not there any more. Nothing was changed.',
  },
  'answer-not-found': {
    status: 404,
    message: 'This answer is not there any more. Nothing was changed.',
  },
  'question-closed': {
    status: 409,
    message:
      'This question takes no more answers, so yours was not posted. Ask a question of your own to go on.',
  },
  'question-not-editable': {
    status: 409,
    message: 'The team has closed this question, so it stays as it is. Nothing was changed.',
  },
  'answer-sent-elsewhere': {
    status: 409,
    message:
      'This answer was posted below another question already. Nothing was posted here; write it again.',
  },
  'post-not-confirmed': {
    status: 403,
    message:
      'Your email address is not confirmed yet. Nothing was posted; confirm it in your account and try again.',
  },

  // Design library
  'design-not-found': {
    status: 404,
    message: 'This design is not in your library any more. Nothing was changed.',
  },
  'image-too-large': {
    status: 413,
    message: 'This picture is larger than 10 MB. Nothing was saved; make it smaller and try again.',
  },
  'image-too-many-pixels': {
    status: 422,
    message:
      'This picture has more than 50 million pixels, or more than 20,000 along one side. Nothing was saved; make it smaller and try again.',
  },
  'image-not-supported': {
    status: 415,
    message:
      'This file is not a picture we can read. Nothing was saved; choose a PNG, JPEG, WebP, GIF or AVIF.',
  },
  'image-damaged': {
    status: 422,
    message:
      'This picture is damaged or incomplete. Nothing was saved; open it in an image program, save it again and try that file.',
  },
  'design-limit': {
    status: 403,
    message:
      'Your design library is full: it has room for 500 designs and 200 MB. Nothing was saved; delete designs you no longer need.',
  },
  'uploads-busy': {
    status: 429,
    message:
      'Many pictures are being prepared right now. Nothing was saved; try again in a moment.',
  },
  'file-storage-failed': {
    status: 500,
    message: 'The file storage did not answer. Nothing was saved; please try again.',
  },

  // Design tool (the sentences of spec 2, section 8, where they fit)
  'design-tool-off': {
    status: 409,
    message:
      'Canva is not set up on this installation. Nothing was changed; create your design in the built-in studio.',
  },
  'design-tool-not-connected': {
    status: 409,
    message: 'Your Canva account is not connected. Nothing was changed; connect it and try again.',
  },
  'design-tool-reconnect': {
    status: 409,
    message:
      'Canva no longer accepts the connection to your account. Nothing was changed; connect it again.',
  },
  'design-tool-unavailable': {
    status: 502,
    message: 'Failed to initialize Canva. Please try again.',
  },
  'design-tool-busy': {
    status: 429,
    message: 'Canva asks for a pause. Nothing was changed; try again in a minute.',
  },
  'tool-design-not-found': {
    status: 404,
    message: 'This design is not in your Canva account any more. Nothing was changed.',
  },
  'design-export-failed': {
    status: 502,
    message: 'Canva export failed: it gave no reason',
  },
  'design-export-empty': { status: 502, message: 'Failed to get export data from Canva' },

  // A business's own website
  'website-unreachable': {
    status: 502,
    message:
      'We could not reach this website. Nothing was changed; check the address, or go on without it.',
  },
  'website-not-public': {
    status: 422,
    message:
      'This is not the address of a public website. Nothing was changed; enter the one that visitors use, or go on without it.',
  },
  'website-forbids': {
    status: 403,
    message:
      'This website does not allow us to read it. Nothing was changed; go on without it, or let WildpathBot in and try again.',
  },
  'website-empty': {
    status: 422,
    message:
      'This website shows nothing unless its scripts run, and we run none. Nothing was changed; please go on without it.',
  },
  'website-no-page': {
    status: 415,
    message:
      'There is no web page at this address. Nothing was changed; enter the address of your start page, or go on without it.',
  },
  'website-too-large': {
    status: 413,
    message:
      'This page is larger than we read. Nothing was changed; enter the address of a smaller one, or go on without it.',
  },
  'website-too-slow': {
    status: 504,
    message:
      'This website took too long to answer. Nothing was changed; try again, or go on without it.',
  },
  'website-busy': {
    status: 429,
    message:
      'A website is being read for you already. Nothing was changed; please wait until that has ended.',
  },
  'website-readings-busy': {
    status: 429,
    message:
      'Many websites are being read right now. Nothing was changed; try again in a moment, or go on without it.',
  },

  // Payments
  'unknown-plan': { status: 422, message: 'There is no such plan. You were not charged.' },
  'already-subscribed': {
    status: 409,
    message: 'You already have a subscription. Change it instead; you were not charged.',
  },
  'trial-used': {
    status: 409,
    message: 'The free trial is for first-time subscribers. You were not charged.',
  },
  'no-subscription': {
    status: 409,
    message: 'There is no running subscription to change. Nothing was changed.',
  },
  'payment-declined': {
    status: 402,
    message: 'The card was declined. You were not charged, and your plan stays as it is.',
  },
  'price-changed': {
    status: 409,
    message:
      'The amount has changed since it was shown. Please look at it again; you were not charged.',
  },
  'payments-unavailable': {
    status: 502,
    message: 'The payment service did not answer. Your plan was not changed; please try again.',
  },
  'webhook-refused': { status: 400, message: 'This event is not signed by the payment service.' },

  'bounce-refused': {
    status: 401,
    message: 'This report does not come from the mail service that is set up here.',
  },

  // Every request
  'invalid-input': { status: 422, message: 'Please check the highlighted fields.' },
  'invalid-query': {
    status: 400,
    message: 'Something in this address is not right. Nothing was changed; go back and try again.',
  },
  'malformed-body': { status: 400, message: 'The request could not be read. Nothing was saved.' },
  'unsupported-media-type': {
    status: 415,
    message: 'This address accepts JSON only. Nothing was saved.',
  },
  'body-too-large': {
    status: 413,
    message: 'The request is larger than this address accepts. Nothing was saved.',
  },
  'cross-origin': { status: 403, message: 'Requests from other sites are not accepted.' },
  'metrics-token-needed': {
    status: 401,
    message: 'Metrics need the token of this installation, as a bearer token.',
  },
  // Pictures that are made (spec 2, section 8)
  'ad-images-need-plan': {
    status: 403,
    message: 'Upgrade to Explorer or Expedition Leader plan to generate images',
  },
  'image-content-policy': {
    status: 422,
    message: 'Image prompt violates content policy. Please try a different description.',
  },
  'image-rate-limit': {
    status: 429,
    message: 'Rate limit exceeded. Please try again in a few minutes.',
  },
  'image-invalid-request': {
    status: 422,
    message: 'Invalid image request. Please check your prompt and try again.',
  },
  'image-missing': { status: 502, message: 'No image URL returned from the AI image model' },
  'image-failed': {
    status: 502,
    message: 'Failed to generate image with an AI image model',
  },
  'website-image-failed': {
    status: 502,
    message: 'Failed to generate image with website analysis',
  },
  'images-busy': {
    status: 429,
    message:
      'Many pictures are being made just now. Nothing was made; please try again in a minute.',
  },
  'image-limit': {
    status: 429,
    message:
      'You have asked for 60 pictures within an hour, which is the limit. Nothing was made; go on in an hour at the latest.',
  },
  'image-exists': {
    status: 409,
    message: 'This ad has a picture already. Nothing was made.',
  },
  'image-busy': {
    status: 409,
    message: 'A picture is being made for this ad already. Nothing was started twice.',
  },
  'ads-not-exported': {
    status: 422,
    message: 'This platform would refuse these ads. No file was made; add what it asks for first.',
  },
  'ad-export-busy': {
    status: 429,
    message:
      'Another download of yours is being prepared. Please wait until it has ended, then try again.',
  },
  'ad-exports-busy': {
    status: 429,
    message: 'Many downloads are being prepared just now. Please try again in a few minutes.',
  },
  // Ads at social networks (the sentences of spec 3, section 8.2, where they fit)
  'social-ads-off': {
    status: 409,
    message: 'Facebook integration is not configured',
  },
  'ad-accounts-need-plan': {
    status: 403,
    message: 'Upgrade to Explorer or Expedition Leader plan to run ads from here',
  },
  'social-ads-not-connected': {
    status: 409,
    message:
      'Your Facebook account is not connected. Nothing was changed; connect it and try again.',
  },
  'social-ads-reconnect': {
    status: 409,
    message:
      'Facebook no longer accepts the connection to your account. Your ads are there as they were; connect it again to change them.',
  },
  'social-ads-unavailable': {
    status: 502,
    message: 'Facebook did not answer. Please try again.',
  },
  'social-ads-busy': {
    status: 429,
    message: 'Facebook asks for a pause. Please try again in a few minutes.',
  },
  'ad-account-not-found': {
    status: 404,
    message: 'Your connection does not reach this ad account. Choose another account.',
  },
  'ad-account-inactive': {
    status: 409,
    message: 'This ad account is not active. Nothing was made; its own site says what it needs.',
  },
  'social-ad-not-found': {
    status: 404,
    message: 'This ad is not there any more.',
  },
  'social-ad-changed': {
    status: 409,
    message:
      'This ad was changed somewhere else after you opened it. None of your changes were saved.',
  },
  'social-ad-refused': {
    status: 422,
    message: 'Failed to create Facebook ad',
  },
  'social-ad-unfinished': {
    status: 504,
    message:
      'Facebook has not answered yet. Your ad is kept and finished by itself; nothing is made twice, and the list shows how it goes.',
  },
  // Owners' money at ad platforms
  'ad-cap-reached': {
    status: 409,
    message:
      'With this your ads would spend more a day than the daily cap of this account. Nothing was changed; pause an ad, or raise the cap.',
  },
  'ad-already-begun': {
    status: 409,
    message:
      'This was asked for already with other entries, and is made as you asked for it first. Nothing was changed; the list shows how it goes.',
  },
  'ad-change-under-way': {
    status: 409,
    message:
      'Another change to the ads of this account is under way. Nothing was changed; please try again in a moment.',
  },
  'ad-not-withdrawn': {
    status: 409,
    message:
      'An ad that is being made could not be taken back yet. Nothing else was changed; try again in a minute, or remove our access at its platform first.',
  },
  // Ads at search engines (spec 3, section 8.3)
  'search-ads-off': {
    status: 409,
    message: 'Google Ads integration is not configured',
  },
  'search-ads-not-connected': {
    status: 409,
    message:
      'Your Google Ads account is not connected. Nothing was changed; connect it and try again.',
  },
  'search-ads-reconnect': {
    status: 409,
    message:
      'Google no longer accepts the connection to your account. Your campaigns are there as they were; connect it again to change them.',
  },
  'search-ads-unavailable': {
    status: 502,
    message: 'Google Ads did not answer. Please try again.',
  },
  'search-ads-busy': {
    status: 429,
    message: 'Google Ads asks for a pause. Please try again in a few minutes.',
  },
  'search-ads-no-access': {
    status: 409,
    message:
      'Campaign creation not available: this installation has no access to the Google Ads API yet. Nothing was changed.',
  },
  'search-campaign-not-found': {
    status: 404,
    message: 'This campaign is not there any more.',
  },
  'search-campaign-changed': {
    status: 409,
    message:
      'This campaign was changed somewhere else after you opened it. None of your changes were saved.',
  },
  'search-campaign-refused': {
    status: 422,
    message: 'Failed to create campaign',
  },
  'search-campaign-unfinished': {
    status: 504,
    message:
      'Google has not answered yet. Your campaign is kept and finished by itself; nothing is made twice, and the list shows how it goes.',
  },
  'website-reading-off': {
    status: 403,
    message:
      'Websites are not read right now. Nothing was changed; answer the questions yourself, or try again later.',
  },
  'support-chat-off': {
    status: 403,
    message: 'The team takes no new chats right now. Nothing was sent; the guide is still here.',
  },
  'suppression-not-lifted': {
    status: 409,
    message:
      'This address is not on the list because of a bounce. Nothing was changed: who unsubscribed did so themselves, and what an owner added the owner takes off.',
  },
  'diagnostic-document-gone': {
    status: 404,
    message: 'The test document is gone: it was deleted, or an hour is over. Write another one.',
  },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'database-unavailable': {
    status: 503,
    message: 'We cannot reach the database right now. Nothing was saved; please try again.',
  },
  'server-busy': {
    status: 503,
    message: 'Too much is asked of us at this moment. Nothing was saved; please try again shortly.',
  },
  'storage-full': {
    status: 507,
    message: 'The disk is full, so nothing was saved. Please tell whoever runs this server.',
  },
  'unexpected': { status: 500, message: 'Unexpected error occurred.' },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorTable

export const errorCodes = Object.keys(errorTable) as ErrorCode[]

/** Body of every answer outside 2xx. `fields` maps a path such as `business_info.industry` to its message. */
export const apiErrorSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})
export type ApiErrorBody = z.infer<typeof apiErrorSchema>

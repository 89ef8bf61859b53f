import { api } from '@wildpath/contract'

import {
  code,
  liveScreen,
  type LiveScreen,
  type PublicScreen,
  publicScreen,
  type Screen,
} from './screen.ts'

/**
 * The screens that visitors get as finished pages. They are drawn on the server alone, so what must answer in
 * them is native (links, details, forms); the shell around them is hydrated in the browser.
 */
export const publicScreens: readonly PublicScreen[] = [
  publicScreen('/', () => import('./features/marketing/home-for-people.tsx'), 'HomeForPeople'),
  publicScreen(
    '/pricing',
    () => import('./features/marketing/pricing-for-people.tsx'),
    'PricingForPeople',
  ),
  publicScreen(
    '/templates',
    () => import('./features/marketing/templates-screen.tsx'),
    'TemplatesScreen',
  ),
  publicScreen(
    '/integrations',
    () => import('./features/marketing/integrations-screen.tsx'),
    'IntegrationsScreen',
  ),
  publicScreen('/about', () => import('./features/marketing/about-screen.tsx'), 'AboutScreen'),
  publicScreen('/menu', () => import('./features/marketing/menu-screen.tsx'), 'MenuScreen'),
  publicScreen('/terms', () => import('./features/marketing/terms-screen.tsx'), 'TermsScreen'),
  publicScreen(
    '/privacy',
    () => import('./features/marketing/privacy-screen.tsx'),
    'PrivacyScreen',
  ),
  publicScreen(
    '/support',
    () => import('./features/marketing/support-screen.tsx'),
    'SupportScreen',
  ),
  publicScreen('/help', () => import('./features/help/help-screen.tsx'), 'HelpScreen'),
  publicScreen(
    '/help/:slug',
    () => import('./features/help/help-article-screen.tsx'),
    'HelpArticleScreen',
  ),
]

/** The same for pages of what people write: the server reads it, and draws them, for each visit. */
export const liveScreens: readonly LiveScreen[] = [
  liveScreen(
    '/questions',
    () => import('./features/community/questions-screen.tsx'),
    'QuestionsScreen',
  ),
  liveScreen(
    '/questions/:id',
    () => import('./features/community/question-screen.tsx'),
    'QuestionScreen',
  ),
]

const session = api.getSession.path
const sessionAndList = [session, api.listFunnels.path]
const sessionAndFunnel = [session, api.getFunnel.path]

/** All editor addresses open the same screen. Each opens its own panel. */
const pageEditor = {
  ...code(() => import('./features/builders/editor/page-editor-screen.tsx'), 'PageEditorScreen'),
  access: 'user',
  sky: 'none',
  frame: 'workspace',
  preloads: sessionAndFunnel,
} as const

/** Every screen of the product; router, sky, preloads, sitemap and the server's 404 derive from here. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...liveScreens,
  {
    path: '/questions/new',
    ...code(() => import('./features/community/ask-screen.tsx'), 'AskScreen'),
    access: 'user',
    sky: 'margins',
  },
  {
    path: '/auth/login',
    ...code(() => import('./features/auth/account-screen.tsx'), 'AccountScreen'),
    access: 'visitor',
    sky: 'scenic',
  },
  {
    path: '/auth/signup',
    ...code(() => import('./features/auth/account-screen.tsx'), 'AccountScreen'),
    access: 'visitor',
    sky: 'scenic',
  },
  {
    path: '/auth/forgot-password',
    ...code(() => import('./features/auth/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
    access: 'everybody',
    sky: 'scenic',
  },
  {
    path: '/auth/reset-password',
    ...code(() => import('./features/auth/reset-password-screen.tsx'), 'ResetPasswordScreen'),
    access: 'everybody',
    sky: 'scenic',
  },
  {
    path: '/auth/verify-email',
    ...code(() => import('./features/auth/verify-email-screen.tsx'), 'VerifyEmailScreen'),
    access: 'everybody',
    sky: 'scenic',
  },
  {
    path: '/preview',
    ...code(() => import('./features/preview/preview-screen.tsx'), 'PreviewScreen'),
    access: 'everybody',
    sky: 'none',
    frame: 'bare',
  },
  {
    path: '/outbox',
    ...code(() => import('./features/outbox/outbox-screen.tsx'), 'OutboxScreen'),
    access: 'everybody',
    sky: 'margins',
  },
  {
    path: '/diagnostics',
    ...code(() => import('./app/diagnostics-screen.tsx'), 'DiagnosticsScreen'),
    access: 'everybody',
    sky: 'none',
  },
  {
    path: '/checkout',
    ...code(() => import('./features/billing/checkout/checkout-screen.tsx'), 'CheckoutScreen'),
    access: 'everybody',
    sky: 'margins',
  },
  {
    path: '/checkout/complete',
    ...code(() => import('./features/billing/checkout/complete-screen.tsx'), 'CompleteScreen'),
    access: 'user',
    sky: 'margins',
    // When its time is up, nothing is left to be fetched.
    next: '/dashboard',
  },
  {
    path: '/dashboard',
    ...code(() => import('./app/dashboard-screen.tsx'), 'DashboardScreen'),
    access: 'user',
    sky: 'margins',
    preloads: sessionAndList,
  },
  {
    path: '/dashboard/facebook-ads/new',
    ...code(() => import('./app/new-social-ad-screen.tsx'), 'NewSocialAdScreen'),
    access: 'user',
    sky: 'margins',
  },
  {
    path: '/dashboard/google-ads/new',
    ...code(() => import('./app/new-campaign-screen.tsx'), 'NewCampaignScreen'),
    access: 'user',
    sky: 'margins',
  },
  {
    path: '/dashboard/google-ads/edit',
    ...code(() => import('./app/edit-campaign-screen.tsx'), 'EditCampaignScreen'),
    access: 'user',
    sky: 'margins',
  },
  {
    path: '/dashboard/ad-spending',
    ...code(() => import('./features/ad-accounts/spending/spending-screen.tsx'), 'SpendingScreen'),
    access: 'user',
    sky: 'margins',
  },
  {
    path: '/leads',
    ...code(() => import('./features/funnels/inbox/inbox-screen.tsx'), 'InboxScreen'),
    access: 'user',
    sky: 'margins',
    preloads: sessionAndList,
  },
  {
    path: '/account',
    ...code(() => import('./app/my-account-screen.tsx'), 'MyAccountScreen'),
    access: 'user',
    sky: 'margins',
  },
  {
    path: '/requests',
    ...code(() => import('./features/feature-requests/requests-screen.tsx'), 'RequestsScreen'),
    access: 'user',
    sky: 'margins',
  },
  {
    path: '/requests/:number',
    ...code(() => import('./features/feature-requests/request-screen.tsx'), 'RequestScreen'),
    access: 'user',
    sky: 'margins',
  },
  {
    path: '/admin/audit',
    ...code(() => import('./features/admin/audit/audit-screen.tsx'), 'AuditScreen'),
    access: 'admin',
    sky: 'margins',
  },
  {
    path: '/admin/jobs',
    ...code(() => import('./features/admin/jobs-screen.tsx'), 'JobsScreen'),
    access: 'admin',
    sky: 'margins',
  },
  {
    path: '/admin/mail',
    ...code(() => import('./features/admin/mail/mail-screen.tsx'), 'MailScreen'),
    access: 'admin',
    sky: 'margins',
  },
  {
    path: '/admin/quarantine',
    ...code(() => import('./features/admin/quarantine/quarantine-screen.tsx'), 'QuarantineScreen'),
    access: 'admin',
    sky: 'margins',
  },
  {
    path: '/admin/requests',
    ...code(() => import('./features/admin/requests/requests-screen.tsx'), 'RequestsScreen'),
    access: 'admin',
    sky: 'margins',
  },
  {
    path: '/admin/questions',
    ...code(() => import('./features/admin/questions/moderation-screen.tsx'), 'ModerationScreen'),
    access: 'admin',
    sky: 'margins',
  },
  {
    path: '/admin/switches',
    ...code(() => import('./features/admin/switches/switches-screen.tsx'), 'SwitchesScreen'),
    access: 'admin',
    sky: 'margins',
  },
  {
    path: '/admin/chats',
    ...code(() => import('./app/live-chat-screen.tsx'), 'LiveChatScreen'),
    // Spec 3, section 2.11: whoever is no admin reads why, where the guard would send them on.
    access: 'user',
    sky: 'margins',
  },
  {
    path: '/new-funnel',
    ...code(() => import('./features/funnel-setup/new-funnel-screen.tsx'), 'NewFunnelScreen'),
    access: 'user',
    sky: 'margins',
  },
  {
    path: '/funnel/:id',
    ...code(() => import('./app/funnel-screen.tsx'), 'FunnelScreen'),
    access: 'user',
    sky: 'margins',
    preloads: sessionAndFunnel,
  },
  {
    path: '/funnel/:id/preview',
    ...code(() => import('./features/funnels/detail/preview-screen.tsx'), 'PreviewScreen'),
    access: 'user',
    sky: 'margins',
  },
  {
    path: '/funnel/:id/edit',
    ...code(
      () => import('./features/funnel-setup/edit/edit-funnel-screen.tsx'),
      'EditFunnelScreen',
    ),
    access: 'user',
    sky: 'margins',
    preloads: sessionAndFunnel,
  },
  {
    path: '/funnel/:id/facts',
    ...code(() => import('./features/funnel-setup/facts/facts-screen.tsx'), 'FactsScreen'),
    access: 'user',
    sky: 'margins',
    preloads: sessionAndFunnel,
  },
  { path: '/funnel/:id/edit-landing-page', ...pageEditor },
  { path: '/funnel/:id/builder', ...pageEditor },
  { path: '/funnel/:id/page-builder', ...pageEditor },
  { path: '/funnel/:id/visual-editor', ...pageEditor },
  ...developmentScreens(),
]

/** Addresses that lead to a screen at another one; whoever they are not for is sent on as by a screen's guard. */
export const redirects: readonly { path: string; to: string; access: Screen['access'] }[] = [
  { path: '/admin', to: '/account?tab=admin', access: 'admin' },
]

/** The build for production leaves the condition, and with it the screen, out. */
function developmentScreens(): Screen[] {
  if (!import.meta.env.DEV) return []
  return [
    {
      path: '/gallery',
      ...code(() => import('./features/gallery/gallery-screen.tsx'), 'GalleryScreen'),
      access: 'everybody',
      sky: 'margins',
    },
  ]
}

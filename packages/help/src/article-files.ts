import accessibility from './articles/accessibility.md?raw'
import adAudience from './articles/ad-audience.md?raw'
import adCopy from './articles/ad-copy.md?raw'
import adCosts from './articles/ad-costs.md?raw'
import adPictures from './articles/ad-pictures.md?raw'
import askTheCommunity from './articles/ask-the-community.md?raw'
import cancel from './articles/cancel.md?raw'
import cannotPublish from './articles/cannot-publish.md?raw'
import certificates from './articles/certificates.md?raw'
import changeTheLink from './articles/change-the-link.md?raw'
import checkWhatWeUnderstood from './articles/check-what-we-understood.md?raw'
import contactUs from './articles/contact-us.md?raw'
import conversionsApi from './articles/conversions-api.md?raw'
import createAnAdventure from './articles/create-an-adventure.md?raw'
import deleteAccount from './articles/delete-account.md?raw'
import deleteAndRestore from './articles/delete-and-restore.md?raw'
import demoMode from './articles/demo-mode.md?raw'
import designStudio from './articles/design-studio.md?raw'
import dnsRecords from './articles/dns-records.md?raw'
import domainNotVerified from './articles/domain-not-verified.md?raw'
import downloadYourData from './articles/download-your-data.md?raw'
import duplicate from './articles/duplicate.md?raw'
import editContent from './articles/edit-content.md?raw'
import editFacebookAds from './articles/edit-facebook-ads.md?raw'
import editGoogleCampaigns from './articles/edit-google-campaigns.md?raw'
import emailVerification from './articles/email-verification.md?raw'
import emailsDoNotArrive from './articles/emails-do-not-arrive.md?raw'
import enhancedConversions from './articles/enhanced-conversions.md?raw'
import exportLeads from './articles/export-leads.md?raw'
import exportThePage from './articles/export-the-page.md?raw'
import featureRequests from './articles/feature-requests.md?raw'
import followUpEmails from './articles/follow-up-emails.md?raw'
import formQuestions from './articles/form-questions.md?raw'
import freeTrial from './articles/free-trial.md?raw'
import leadNotifications from './articles/lead-notifications.md?raw'
import leadsInbox from './articles/leads-inbox.md?raw'
import logoAndColors from './articles/logo-and-colors.md?raw'
import lostPhone from './articles/lost-phone.md?raw'
import madeWithBadge from './articles/made-with-badge.md?raw'
import makePrivate from './articles/make-private.md?raw'
import measuring from './articles/measuring.md?raw'
import nameAndEmail from './articles/name-and-email.md?raw'
import offline from './articles/offline.md?raw'
import ownDomain from './articles/own-domain.md?raw'
import pageBuilder from './articles/page-builder.md?raw'
import pageLanguage from './articles/page-language.md?raw'
import pageNumbers from './articles/page-numbers.md?raw'
import password from './articles/password.md?raw'
import paymentFailed from './articles/payment-failed.md?raw'
import photos from './articles/photos.md?raw'
import plansAndLimits from './articles/plans-and-limits.md?raw'
import publish from './articles/publish.md?raw'
import readOnlyAdventures from './articles/read-only-adventures.md?raw'
import refundsAndReceipts from './articles/refunds-and-receipts.md?raw'
import replyToALead from './articles/reply-to-a-lead.md?raw'
import runAds from './articles/run-ads.md?raw'
import searchEngines from './articles/search-engines.md?raw'
import sectionBuilder from './articles/section-builder.md?raw'
import security from './articles/security.md?raw'
import sendFromYourDomain from './articles/send-from-your-domain.md?raw'
import setAsMain from './articles/set-as-main.md?raw'
import shareAndQr from './articles/share-and-qr.md?raw'
import spam from './articles/spam.md?raw'
import startFromYourWebsite from './articles/start-from-your-website.md?raw'
import subdomain from './articles/subdomain.md?raw'
import supportAccess from './articles/support-access.md?raw'
import templates from './articles/templates.md?raw'
import thankYouPage from './articles/thank-you-page.md?raw'
import theSixAnswers from './articles/the-six-answers.md?raw'
import training from './articles/training.md?raw'
import twoFactor from './articles/two-factor.md?raw'
import undoAndVersions from './articles/undo-and-versions.md?raw'
import unsubscribes from './articles/unsubscribes.md?raw'
import upgrade from './articles/upgrade.md?raw'
import visitorPrivacy from './articles/visitor-privacy.md?raw'
import visualEditor from './articles/visual-editor.md?raw'
import whichEditor from './articles/which-editor.md?raw'
import writeTheTextsAgain from './articles/write-the-texts-again.md?raw'

/** Every file of the folder; a test holds the list to it. */
export const articleFiles: readonly string[] = [
  accessibility,
  adAudience,
  adCopy,
  adCosts,
  adPictures,
  askTheCommunity,
  cancel,
  cannotPublish,
  certificates,
  changeTheLink,
  checkWhatWeUnderstood,
  contactUs,
  conversionsApi,
  createAnAdventure,
  deleteAccount,
  deleteAndRestore,
  demoMode,
  designStudio,
  dnsRecords,
  domainNotVerified,
  downloadYourData,
  duplicate,
  editContent,
  editFacebookAds,
  editGoogleCampaigns,
  emailVerification,
  emailsDoNotArrive,
  enhancedConversions,
  exportLeads,
  exportThePage,
  featureRequests,
  followUpEmails,
  formQuestions,
  freeTrial,
  leadNotifications,
  leadsInbox,
  logoAndColors,
  lostPhone,
  madeWithBadge,
  makePrivate,
  measuring,
  nameAndEmail,
  offline,
  ownDomain,
  pageBuilder,
  pageLanguage,
  pageNumbers,
  password,
  paymentFailed,
  photos,
  plansAndLimits,
  publish,
  readOnlyAdventures,
  refundsAndReceipts,
  replyToALead,
  runAds,
  searchEngines,
  sectionBuilder,
  security,
  sendFromYourDomain,
  setAsMain,
  shareAndQr,
  spam,
  startFromYourWebsite,
  subdomain,
  supportAccess,
  templates,
  thankYouPage,
  theSixAnswers,
  training,
  twoFactor,
  undoAndVersions,
  unsubscribes,
  upgrade,
  visitorPrivacy,
  visualEditor,
  whichEditor,
  writeTheTextsAgain,
]

import { useAnalyticsConsent } from '../../entities/site/use-analytics-consent.ts'

/** Lets visitors change their answer to the consent banner. */
export function PrivacyChoicesButton({ className }: { className: string }) {
  const consent = useAnalyticsConsent()
  if (consent === null || consent.isRefusedByBrowser) return null
  return (
    <li>
      <button type="button" className={className} onClick={consent.reopen}>
        Privacy choices
      </button>
    </li>
  )
}

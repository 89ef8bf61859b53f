import { safeImage } from '../document/safe-url.ts'

type BrandMarkProps = {
  businessName: string
  logoUrl: string
  path: string | undefined
  logoPath: string | undefined
}

/** The owner's logo, or the business name set as a wordmark. */
export function BrandMark({ businessName, logoUrl, path, logoPath }: BrandMarkProps) {
  const logo = safeImage(logoUrl)
  if (logo === null) {
    return (
      <p className="pg-brand" translate="no" data-path={path}>
        {businessName}
      </p>
    )
  }
  return (
    <p className="pg-brand">
      <img
        className="pg-logo"
        data-picture={logoPath}
        src={logo}
        alt={businessName || 'Logo'}
        referrerPolicy="no-referrer"
      />
    </p>
  )
}

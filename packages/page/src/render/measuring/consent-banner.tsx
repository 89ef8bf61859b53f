import type { PageDocument } from '../../document/page-document.ts'
import { localeOf, wordsOf } from '../../language/words-of.ts'
import type { Measuring } from '../../parts/measuring.ts'
import { PrivacyPolicyLink } from '../../parts/privacy-policy-link.tsx'
import { platformsOf } from './platforms.ts'

type ConsentBannerProps = { page: PageDocument; measuring: Measuring }

/**
 * Asks a visitor whether ad platforms may hear of the visit. `measuringScript` shows it; without script nothing is
 * loaded, so nothing has to be asked. It stands first in the document, for those who go by keyboard, and sticks
 * to the window's lower edge, where it covers nothing for good.
 */
export function ConsentBanner({ page, measuring }: ConsentBannerProps) {
  const { privacy } = wordsOf(page.language)
  const list = new Intl.ListFormat(localeOf(page.language))
  const names = platformsOf(measuring).map(({ name }) => name)
  const informed = measuring.contactGoesTo.map((platform) => platformNames[platform])

  return (
    <section
      className={`pg pg-${page.style.theme} pg-ask`}
      data-theme={page.globalTheme === 'default' ? undefined : page.globalTheme}
      aria-label={privacy.choices}
      hidden
    >
      <div className="pg-wrap pg-ask-inside">
        <p>
          {privacy.ask(list.format(names))}{' '}
          {informed.length > 0 && privacy.contact(list.format(informed))} {privacy.otherwise}{' '}
          <PrivacyPolicyLink page={page} measuring={measuring} />
        </p>
        <div className="pg-ask-buttons">
          <button type="button" className="pg-cta" value="agreed">
            {privacy.accept}
          </button>
          <button type="button" className="pg-cta" value="declined">
            {privacy.decline}
          </button>
        </div>
      </div>
    </section>
  )
}

const platformNames = { meta: 'Meta', google: 'Google' } as const

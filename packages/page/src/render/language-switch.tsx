import type { PageDocument } from '../document/page-document.ts'
import { directionOf } from '../language/page-language.ts'
import { wordsOf } from '../language/words-of.ts'
import type { PageLanguageLink } from '../parts/render-context.ts'

type LanguageSwitchProps = { page: PageDocument; languages: readonly PageLanguageLink[] }

/** Links to the page in its other languages, each named in its own language. */
export function LanguageSwitch({ page, languages }: LanguageSwitchProps) {
  return (
    <nav className="pg-languages" aria-label={wordsOf(page.language).outing.languages}>
      <ul className="pg-wrap">
        {languages.map(({ tag, href }) => (
          <li key={tag} lang={tag} dir={directionOf(tag)}>
            {tag === page.language ? (
              <span aria-current="true">{getNativeName(tag)}</span>
            ) : (
              <a href={href} hrefLang={tag}>
                {getNativeName(tag)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns a language's name in that language, such as 'Deutsch'. */
function getNativeName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

import { wordsOf } from '../../language/words-of.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { ItemTerms } from '../../parts/item-terms.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import type { RenderContext } from '../../parts/render-context.ts'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { textPlace } from '../../parts/text-place.ts'
import type { PageWords } from '../../language/page-words.ts'
import type { SectionViewProps } from '../section-kind.ts'
import { buildEmbedUrl, buildMapLinks } from './map-links.ts'
import type { MapSection } from './map-model.ts'
import { readCoordinates } from './read-coordinates.ts'

/** Shows the business location. The map loads only on request, because loading it shares the visitor's IP address. */
export function MapView({ section, page, context }: SectionViewProps<MapSection>) {
  const at = textPlace(context.mode, 'content')
  const { address, body, buttons, items, mapUrl } = section.content
  const words = wordsOf(page.language)
  const place = readCoordinates(mapUrl)
  const links = buildMapLinks(section.content)
  return (
    <SectionFrame section={section} page={page} context={context} className="pg-section pg-map">
      <div className="pg-wrap">
        <div>
          <SectionHeading content={section.content} at={at} />
          <Paragraphs text={body} className="pg-prose" path={at('body')} />
          <Paragraphs text={address} className="pg-map-address" path={at('address')} />
          {links.length > 0 && (
            <ul className="pg-map-links">
              {links.map(({ service, href }) => (
                <li key={service}>
                  <PageLink className="pg-map-link" href={href} mode={context.mode}>
                    {words.map.open(service)}
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
          {items.length > 0 && (
            <dl className="pg-map-ways">
              <ItemTerms items={items} at={at} />
            </dl>
          )}
          <ButtonRow buttons={buttons} page={page} context={context} at={at} />
        </div>
        {place !== null && (
          <MapBox
            address={buildEmbedUrl(place)}
            name={section.content.title}
            mode={context.mode}
            words={words.map}
          />
        )}
      </div>
    </SectionFrame>
  )
}

type MapBoxProps = {
  /** The URL of the embedded map. */
  address: string
  name: string
  mode: RenderContext['mode']
  words: PageWords['map']
}

/** Hidden without JavaScript, because the links above open the same location. */
function MapBox({ address, name, mode, words: { show, notice } }: MapBoxProps) {
  if (mode !== 'public') {
    return (
      <div className="pg-map-box">
        <span className="pg-cta pg-cta-outline">{show}</span>
        <p>{notice}</p>
      </div>
    )
  }
  return (
    <div className="pg-map-box" data-map={address} data-title={name || 'OpenStreetMap'} hidden>
      <button type="button" className="pg-cta pg-cta-outline">
        {show}
      </button>
      <p>{notice}</p>
    </div>
  )
}

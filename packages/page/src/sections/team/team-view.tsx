import { placeWithin, type TextPlace, textPlace } from '../../parts/text-place.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import type { RenderContext } from '../../parts/render-context.ts'
import { pickFraming } from '../../media/picture-framing.ts'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { gridColumns } from '../grid.ts'
import { Portrait } from '../portrait.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import { profileLinks } from './profile-links.ts'
import type { TeamItem, TeamSection } from './team-model.ts'

/** Who guests will meet. */
export function TeamView({ section, page, context }: SectionViewProps<TeamSection>) {
  const at = textPlace(context.mode, 'content')
  const { items, layout, body, buttons } = section.content
  if (items.length === 0) return null
  return (
    <SectionFrame section={section} page={page} context={context} className="pg-section pg-team">
      <div className="pg-wrap">
        <SectionHeading content={section.content} at={at} />
        <Paragraphs text={body} className="pg-prose" path={at('body')} />
        <ul
          className="pg-grid pg-people"
          data-columns={gridColumns({ columns: layout.columns, items: items.length })}
        >
          {items.map((item, index) => (
            <Person
              key={item.id}
              item={item}
              mode={context.mode}
              at={placeWithin(at, 'items', index)}
            />
          ))}
        </ul>
        <ButtonRow buttons={buttons} page={page} context={context} at={at} />
      </div>
    </SectionFrame>
  )
}

type PersonProps = { item: TeamItem; mode: RenderContext['mode']; at: TextPlace }

function Person({ item, mode, at }: PersonProps) {
  const { title, description, image, alt, role = '' } = item
  const links = profileLinks(item)
  return (
    <li className="pg-person">
      <Portrait
        name={title}
        image={image}
        alt={alt || title}
        size={112}
        {...pickFraming(item)}
        path={at('image')}
      />
      <div>
        {title !== '' && <h3 data-path={at('title')}>{title}</h3>}
        {role !== '' && (
          <p className="pg-person-role" data-path={at('role')}>
            {role}
          </p>
        )}
        {description !== '' && (
          <p className="pg-person-bio" data-path={at('description')}>
            {description}
          </p>
        )}
        {links.length > 0 && (
          <p className="pg-person-links">
            {links.map(({ name, href }) => (
              <ProfileLink key={name} name={name} href={href} person={title} mode={mode} />
            ))}
          </p>
        )}
      </div>
    </li>
  )
}

type ProfileLinkProps = { name: string; href: string; person: string; mode: PersonProps['mode'] }

function ProfileLink({ name, href, person, mode }: ProfileLinkProps) {
  if (mode !== 'public') return <span className="pg-profile">{name}</span>
  return (
    <a
      className="pg-profile"
      href={href}
      rel="noopener nofollow"
      aria-label={person === '' ? undefined : `${person}: ${name}`}
    >
      {name}
    </a>
  )
}

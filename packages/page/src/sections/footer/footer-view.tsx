import { type TextPlace, textPlace } from '../../parts/text-place.ts'
import { EditableText } from '../../parts/editable-text.tsx'
import { formId } from '../../parts/cta-href.ts'
import { BrandMark } from '../../parts/brand-mark.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { phoneHref } from '../../parts/phone-href.ts'
import { safeLink } from '../../document/safe-url.ts'
import { PrivacyChoices } from '../../parts/privacy-choices.tsx'
import { SectionFrame } from '../../parts/section-frame.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import { FooterLinks } from './footer-links.tsx'
import { SocialIcon, socialSign } from './social-icon.tsx'
import type { FooterSection } from './footer-model.ts'
import { wordsOf } from '../../language/words-of.ts'

/** The end of a page: who it is, how to reach them, where else to look, whose words these are. */
export function FooterView({ section, page, context }: SectionViewProps<FooterSection>) {
  const at = textPlace(context.mode, 'content')
  const { content } = section
  const { badge, year, mode } = context
  const { companyName, copyrightText, footerLinks } = content
  const columns = (['quickLinks', 'companyLinks', 'productLinks', 'resourceLinks'] as const).filter(
    (name) => content[name].length > 0,
  )
  return (
    <SectionFrame
      section={section}
      page={page}
      context={context}
      className="pg-section pg-footer"
      as="footer"
    >
      {hasAbout(content) || columns.length > 0 ? (
        <div className="pg-wrap pg-foot-top">
          <About content={content} mode={mode} at={at} />
          {columns.map((name) => (
            <FooterLinks
              key={name}
              page={page}
              mode={mode}
              links={content[name]}
              name={name}
              at={at}
            />
          ))}
          <Newsletter section={section} page={page} context={context} />
        </div>
      ) : null}
      <div className="pg-wrap pg-foot-end">
        <p data-path={copyrightText === '' ? undefined : at('copyrightText')}>
          {copyrightText === '' ? (
            <>
              {`© ${year} `}
              <EditableText path={companyName === '' ? undefined : at('companyName')}>
                {companyName}
              </EditableText>
            </>
          ) : (
            copyrightText
          )}
        </p>
        {footerLinks.length > 0 && (
          <FooterLinks page={page} mode={mode} links={footerLinks} name="footerLinks" at={at} />
        )}
        <PrivacyChoices page={page} context={context} />
        {badge !== null && (
          <PageLink className="pg-badge" href={badge.url} mode={mode}>
            {wordsOf(page.language).footer.madeWith(badge.product)}
          </PageLink>
        )}
      </div>
    </SectionFrame>
  )
}

type Content = FooterSection['content']

function hasAbout(content: Content): boolean {
  const { description, email, phone, address, logoUrl, socialLinks } = content
  const { newsletterTitle, newsletterDescription } = content
  const texts = [description, email, phone, address, logoUrl]
  return (
    [...texts, newsletterTitle, newsletterDescription].some((text) => text !== '') ||
    socialLinks.length > 0
  )
}

type AboutProps = {
  content: Content
  mode: SectionViewProps<FooterSection>['context']['mode']
  at: TextPlace
}

function About({ content, mode, at }: AboutProps) {
  const { companyName, logoUrl, description, email, phone, address, socialLinks } = content
  const social = socialLinks.filter(({ name, url }) => name !== '' && safeLink(url, '') !== '')
  return (
    <div className="pg-foot-about">
      <BrandMark
        businessName={companyName}
        logoUrl={logoUrl}
        path={at('companyName')}
        logoPath={at('logoUrl')}
      />
      {description !== '' && <p data-path={at('description')}>{description}</p>}
      <ul>
        {phone !== '' && (
          <ReachLine text={phone} href={phoneHref(phone)} mode={mode} path={at('phone')} />
        )}
        {email !== '' && (
          <ReachLine
            text={email}
            href={safeLink(`mailto:${email.trim()}`, '')}
            mode={mode}
            path={at('email')}
          />
        )}
        {address !== '' && <ReachLine text={address} href="" mode={mode} path={at('address')} />}
      </ul>
      {social.length > 0 && (
        <ul className="pg-social">
          {social.map((profile) => (
            <ProfileLink
              key={`${profile.name} ${profile.url}`}
              {...profile}
              mode={mode}
              path={at('socialLinks', socialLinks.indexOf(profile), 'name')}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type ProfileLinkProps = Content['socialLinks'][number] & {
  mode: AboutProps['mode']
  path: string | undefined
}

/** A profile as its sign where it has one that is known, and by its name. */
function ProfileLink({ name, url, icon, mode, path }: ProfileLinkProps) {
  const sign = socialSign(icon)
  const href = safeLink(url, '')
  if (sign === null) return <ReachLine text={name} href={href} mode={mode} path={path} />
  return (
    <li>
      <PageLink className="pg-foot-link pg-social-link" href={href} mode={mode}>
        <SocialIcon sign={sign} />
        <span className="pg-unseen" data-path={path}>
          {name}
        </span>
      </PageLink>
    </li>
  )
}

type ReachLineProps = {
  text: string
  href: string
  mode: AboutProps['mode']
  path: string | undefined
}

function ReachLine({ text, href, mode, path }: ReachLineProps) {
  return (
    <li data-path={href === '' ? path : undefined}>
      {href === '' ? (
        text
      ) : (
        <PageLink className="pg-foot-link" href={href} mode={mode} path={path}>
          {text}
        </PageLink>
      )}
    </li>
  )
}

/** Nothing collects bare addresses: who wants news leaves them in the form. */
function Newsletter({ section, page, context }: SectionViewProps<FooterSection>) {
  const { newsletterTitle, newsletterDescription } = section.content
  if (newsletterTitle === '' && newsletterDescription === '') return null
  const at = textPlace(context.mode, 'content')
  const form = formId(page)
  return (
    <div className="pg-foot-news">
      {newsletterTitle !== '' && <h2 data-path={at('newsletterTitle')}>{newsletterTitle}</h2>}
      {newsletterDescription !== '' && (
        <p data-path={at('newsletterDescription')}>{newsletterDescription}</p>
      )}
      {form !== undefined && (
        <PageLink className="pg-foot-link" href={`#${form}`} mode={context.mode}>
          {wordsOf(page.language).footer.leaveAddress}
        </PageLink>
      )}
    </div>
  )
}

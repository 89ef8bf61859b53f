import { isAdmin, product } from '@wildpath/contract'

import { usePerson } from '../../entities/person/person.ts'
import { useSite } from '../../entities/site/site.ts'
import { ArticleScreen } from './article-screen.tsx'
import { IntegrationCard } from './integrations/integration-card.tsx'
import { currentIntegrations, plannedIntegrations } from './integrations/integrations.ts'

/** What the tab, search engines and shared links say. */
export const meta = {
  title: 'Integrations',
  description: `What ${product.name} connects to today, what stands in when nothing is connected, and what is planned.`,
}

/** /integrations: what connects, and what this installation is connected with right now. */
export function IntegrationsScreen() {
  const site = useSite()
  const person = usePerson()
  const planned = plannedIntegrations(site)

  return (
    <ArticleScreen
      title={meta.title}
      intro="Everything works without an account anywhere else. Whoever runs this installation can connect the real services; what you see here is how it is set up now."
    >
      <ul className="space-y-4">
        {currentIntegrations.map((integration) => (
          <li key={integration.name}>
            <IntegrationCard
              integration={integration}
              state={site.providers[integration.provider]}
              isForAdmin={person !== null && isAdmin(person)}
            />
          </li>
        ))}
      </ul>
      {planned.length > 0 && (
        <>
          <h2 className="mt-12 text-title">Planned</h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {planned.map(({ name, text }) => (
              <li key={name} className="py-4">
                <p className="font-semibold">{name}</p>
                <p className="mt-1 text-quiet">{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </ArticleScreen>
  )
}

import { isAdmin, product } from '@wildpath/contract'

import { usePerson } from '../../entities/person/person.ts'
import { useSite } from '../../entities/site/site.ts'
import { ArticleScreen } from './article-screen.tsx'
import { IntegrationCard } from './integrations/integration-card.tsx'
import { currentIntegrations } from './integrations/integrations.ts'

/** What the tab, search engines and shared links say. */
export const meta = {
  title: 'Integrations',
  description: `What ${product.name} connects to today, and what stands in when nothing is connected.`,
}

/** /integrations: what connects, and what this installation is connected with right now. */
export function IntegrationsScreen() {
  const site = useSite()
  const person = usePerson()

  return (
    <ArticleScreen
      title={meta.title}
      intro="Everything works without an account anywhere else. Whoever runs this installation can connect the real services; what you see here is how it is set up now."
    >
      <ul className="space-y-4">
        {currentIntegrations.map((integration) => {
          const state = site.providers[integration.provider]
          return (
            state !== 'off' && (
              <li key={integration.name}>
                <IntegrationCard
                  integration={integration}
                  state={state}
                  isForAdmin={person !== null && isAdmin(person)}
                />
              </li>
            )
          )
        })}
      </ul>
    </ArticleScreen>
  )
}

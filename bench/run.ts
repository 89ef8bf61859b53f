import { printTable } from './support/table.ts'

/** Each benchmark answers its tables; `npm run bench -- leads` runs one. */
const benchmarks = {
  pages: async () => (await import('./public-page.ts')).benchPublicPage(),
  hosts: async () => (await import('./hosts.ts')).benchHosts(),
  leads: async () => (await import('./lead-post.ts')).benchLeadPost(),
  chats: async () => (await import('./live-chat.ts')).benchLiveChat(),
  inbox: async () => (await import('./inbox.ts')).benchInbox(),
  admin: async () => (await import('./admin.ts')).benchAdmin(),
  dashboard: async () => (await import('./dashboard.ts')).benchDashboard(),
  services: async () => (await import('./slow-services.ts')).benchSlowServices(),
  screens: async () => (await import('./app-screens.ts')).benchAppScreens(),
  product: async () => (await import('./product-pages.ts')).benchProductPages(),
  render: async () => (await import('./page-render.ts')).benchPageRender(),
  pictures: async () => (await import('./pictures.ts')).benchPictures(),
  editors: async () => (await import('./editors.ts')).benchEditors(),
  durability: async () => (await import('./durability.ts')).benchDurability(),
}

const wanted = process.argv.slice(2)
for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const table of await run()) printTable(table)
}

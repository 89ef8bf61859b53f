import { canvaClient } from './canva/sign-in.ts'
import type { startCanvaServer } from './canva-server.ts'
import type { TestBrowser } from './test-browser.ts'

type CanvaServer = Awaited<ReturnType<typeof startCanvaServer>>

/** The environment of a product that is connected with this Canva. */
export function canvaEnvironment({ apiUrl, authUrl }: CanvaServer): Record<string, string> {
  return {
    CANVA_CLIENT_ID: canvaClient.clientId,
    CANVA_CLIENT_SECRET: canvaClient.clientSecret,
    CANVA_API_URL: apiUrl,
    CANVA_AUTH_URL: authUrl,
  }
}

/** Sets out for Canva; answers the path that it sends back to. */
export async function setOutForCanva(
  canva: CanvaServer,
  browser: TestBrowser,
  returnTo: string | null = null,
): Promise<string> {
  const answer = await browser.sendJson('POST', '/api/design-tool/sign-ins', { returnTo })
  const { url } = (await answer.json()) as { url: string }
  const back = await canva.visit(url)
  return back.pathname + back.search
}

import { describe, expect, it } from 'vitest'

import { startTestProduct } from '../testing/test-product.ts'

async function policyWith(environment: Record<string, string>): Promise<string> {
  const product = await startTestProduct(environment)
  const answer = await product.openBrowser().get('/healthz')
  await product.stop()
  return answer.headers.get('content-security-policy') ?? ''
}

describe('what a screen may load', () => {
  it('is its own site alone where nobody is measured', async () => {
    expect(await policyWith({})).not.toContain('google')
  })

  it('includes Google’s scripts where a measurement id is configured', async () => {
    const policy = await policyWith({ ANALYTICS_MEASUREMENT_ID: 'G-AB12CD34EF' })
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com")
    expect(policy).toContain('https://*.google-analytics.com')
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'

import { createOwner, leaveLead } from '../../testing/follow-up-scenes.ts'
import { readOutbox } from '../../testing/read-outbox.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

/** 'Your account is frozen, call 13800138000 at once, customer service Li, or 5,000 will be withdrawn.' */
const threat =
  '您的账户已被冻结请立即致电一三八零零一三八零零零 联系客服李经理处理 否则自动扣款 五千元整 速办'

it('leaves a sentence entered as a name out of the greeting', async () => {
  const { funnel } = await createOwner(product)
  await leaveLead(product, funnel, { email: 'victim@example.org', name: threat })
  await product.runJobs()
  const [mail] = (await readOutbox(product)).filter(({ to }) => to === 'victim@example.org')
  expect(mail?.text).toContain('Hi there,')
  expect(mail?.text).not.toContain(threat.slice(0, 8))
})

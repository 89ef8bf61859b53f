import { guideAnswerSchema, guideEventSchema } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { startOpenAiServer } from '../../testing/openai-server.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function startProduct(environment: Record<string, string> = {}) {
  const product = await startTestProduct(environment)
  stops.push(product.stop)
  return product
}

/** A product with a model that answers in this way. */
async function startWithModel(handle: Parameters<typeof startOpenAiServer>[0]) {
  const model = await startOpenAiServer(handle)
  const product = await startProduct({ OPENAI_BASE_URL: model.baseUrl })
  stops.push(model.stop)
  return { model, product, browser: product.openBrowser() }
}

const question = (message: string, more: object = {}) => ({
  action: 'sendChatMessage',
  data: { message, ...more },
})
async function ask(browser: TestBrowser, message: string, more: object = {}) {
  const answer = await browser.sendJson('POST', '/api/openai-proxy', question(message, more))
  return guideAnswerSchema.parse(await answer.json())
}
async function stream(browser: TestBrowser, message: string) {
  const answer = await browser.send('POST', '/api/openai-proxy', {
    body: JSON.stringify(question(message)),
    headers: { 'content-type': 'application/json', 'accept': 'text/event-stream' },
  })
  return (await answer.text())
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => guideEventSchema.parse(JSON.parse(block.slice('data: '.length))))
}

const aboutDomains = 'How do I use my own domain?'

describe('the guide without a model', () => {
  it('answers visitors from an article, and cites it', async () => {
    const product = await startProduct()
    const answer = await ask(product.openBrowser(), aboutDomains)
    expect(answer.isAnswered).toBe(true)
    expect(answer.sources[0]?.slug).toMatch(/domain/)
    expect(answer.reply.length).toBeGreaterThan(40)
  })

  it('says that it does not know', async () => {
    const product = await startProduct()
    expect(await ask(product.openBrowser(), 'What is the capital of Mongolia?')).toEqual({
      reply:
        'I could not find that in our help articles. Try it in other words, or talk to a person of our team.',
      sources: [],
      isAnswered: false,
    })
  })

  it('takes a follow-up for one', async () => {
    const browser = (await startProduct()).openBrowser()
    const conversationHistory = [
      { role: 'user', content: aboutDomains },
      { role: 'assistant', content: 'Like this.' },
    ]
    const alone = await ask(browser, 'And what does it need?')
    const after = await ask(browser, 'And what does it need?', { conversationHistory })
    expect([alone.isAnswered, after.sources[0]?.slug]).toEqual([
      false,
      (await ask(browser, aboutDomains)).sources[0]?.slug,
    ])
  })

  it('knows the plan of whoever asks, and believes nobody else about it', async () => {
    const browser = (await startProduct()).openBrowser()
    await browser.signUp()
    const userContext = { plan: 'admin', planName: 'Admin', hasActivePlan: true }
    const { reply } = await ask(browser, aboutDomains, { userContext })
    expect(reply).toContain('Your plan, Base Camp, does not include this.')
  })

  it('says which plan somebody has and how many adventures, and asks visitors to sign in', async () => {
    const product = await startProduct()
    const visitor = await ask(product.openBrowser(), 'Which plan do I have?')
    expect(visitor.reply).toMatch(/^You are not signed in/)
    expect(visitor.sources[0]?.slug).toBe('plans-and-limits')

    const browser = product.openBrowser()
    await browser.signUp()
    const { reply, sources } = await ask(browser, 'Which plan do I have?')
    expect(reply).toMatch(
      /^You are on the plan Base Camp\. Base Camp is free, for as long as you like\./,
    )
    expect(sources.map(({ slug }) => slug)).toEqual(['plans-and-limits'])
    const asked = 'How many adventures do I have left?'
    expect((await ask(browser, asked)).reply).toBe(
      'You have 0 adventures. Base Camp includes 1, so you can make 1 more.',
    )
    await browser.createFunnel()
    expect((await ask(browser, asked)).reply).toBe(
      'You have 1 adventure. Base Camp includes 1, so there is no room for another.',
    )
  })

  it('streams its answer to whoever accepts events', async () => {
    const events = await stream((await startProduct()).openBrowser(), aboutDomains)
    expect(events.map(({ type }) => type)).toEqual(['text', 'done'])
  })

  it.each([
    ['', 422],
    [' \n', 422],
    ['x'.repeat(2001), 422],
  ])('refuses %j', async (message, status) => {
    const browser = (await startProduct()).openBrowser()
    const answer = await browser.sendJson('POST', '/api/openai-proxy', question(message))
    expect(answer.status).toBe(status)
  })

  it('takes a bounded history only', async () => {
    const browser = (await startProduct()).openBrowser()
    const conversationHistory = Array.from({ length: 13 }, () => ({ role: 'user', content: 'Hm' }))
    const body = question(aboutDomains, { conversationHistory })
    expect((await browser.sendJson('POST', '/api/openai-proxy', body)).status).toBe(422)
  })

  it('answers a network or a person 120 times an hour', async () => {
    const product = await startProduct()
    const browser = product.openBrowser()
    const statuses = new Map<number, number>()
    for (let turn = 0; turn < 122; turn += 1) {
      const { status } = await browser.sendJson('POST', '/api/openai-proxy', question('hello'))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [200, 120],
      [429, 2],
    ])
    expect((await ask(product.openBrowser(), 'hello')).isAnswered).toBe(true)
  })

  it('keeps nothing of what was asked', async () => {
    const product = await startProduct()
    const browser = product.openBrowser()
    await browser.signUp()
    await ask(browser, 'What about my zanzibar tour?')
    const tables = await product.database.sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`
    for (const { name } of tables) {
      const { rows } = await product.database.query(
        `select 1 from "${name}" as held where to_jsonb(held)::text ilike '%zanzibar%'`,
        [],
      )
      expect([name, rows.length]).toEqual([name, 0])
    }
  })
})

describe('the guide with a model', () => {
  it('is told the articles that fit, the plan, the screen and what was said before', async () => {
    const { model, browser } = await startWithModel(({ stream: write }) =>
      write('Set a CNAME record. See [Your own domain](/help/custom-domain).'),
    )
    await browser.signUp()
    const conversationHistory = [
      { role: 'user', content: 'Which plans are there?' },
      { role: 'assistant', content: 'Three.' },
    ]
    await ask(browser, aboutDomains, { conversationHistory, screen: '/funnel/1' })
    const [request] = model.requests
    const told = request?.messages.map(({ role, content }) => `${role}: ${content}`) ?? []
    expect(told[1]).toContain('You are on the plan Base Camp. Base Camp is free')
    expect(told[1]).toContain('You have 0 adventures.')
    expect(told[1]).toContain('on the screen /funnel/1')
    expect(told[1]).toMatch(/\(\/help\/[a-z-]*domain/)
    expect(told.slice(2)).toEqual([
      'user: Which plans are there?',
      'assistant: Three.',
      `user: ${aboutDomains}`,
    ])
    expect(request?.response_format).toBeUndefined()
  })

  it('cites the articles that it names, of those that it was told', async () => {
    const { model, browser } = await startWithModel(({ body, stream: write }) => {
      const slug = /\/help\/([a-z-]+)\)/.exec(body.messages[1]?.content ?? '')?.[1]
      write(`So. [One](/help/${slug}) [Invented](/help/never-written)`)
    })
    const { sources, isAnswered } = await ask(browser, aboutDomains)
    expect([sources.length, isAnswered]).toEqual([1, true])
    expect(model.requests).toHaveLength(1)
  })

  it('streams piece by piece, and never the word by which the model says that it does not know', async () => {
    const { browser } = await startWithModel(({ body, stream: write }) =>
      write(body.messages.at(-1)?.content === 'Weather?' ? 'UNKNOWN' : 'One two three four', 4),
    )
    const known = await stream(browser, aboutDomains)
    expect(known.filter(({ type }) => type === 'text').length).toBeGreaterThan(2)
    const unknown = await stream(browser, 'Weather?')
    expect(JSON.stringify(unknown)).not.toContain('UNKNOWN')
    expect(unknown.at(-1)).toMatchObject({ type: 'done', answer: { isAnswered: false } })
  })

  it('leaves the answer to the search when it fails', async () => {
    const { browser } = await startWithModel(({ response }) => response.writeHead(400).end('{}'))
    expect((await ask(browser, aboutDomains)).isAnswered).toBe(true)
  })
})

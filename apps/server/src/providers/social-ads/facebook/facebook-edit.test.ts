import { describe, expect, it } from 'vitest'

import { openFacebook } from '../../../testing/facebook-scene.ts'
import { invalid } from '../../../testing/graph/answers.ts'
import { failure, valueOf } from '../../../testing/results.ts'
import { adForm, makeAd } from '../social-ads-contract.ts'

type StorySpec = { page_id: string; link_data: Record<string, unknown> }

async function openWithAd(form = adForm()) {
  const scene = await openFacebook()
  const id = valueOf(await makeAd(scene.socialAds, scene.access, form))
  const { graph, socialAds, access } = scene
  const creativeOf = () => {
    const { creative } = (graph.books.find(id)?.fields ?? {}) as {
      creative?: { creative_id: string }
    }
    return graph.books.find(creative?.creative_id ?? '')
  }
  const specOf = () => creativeOf()?.fields['object_story_spec'] as StorySpec
  const edit = (change: Parameters<typeof socialAds.editAd>[2]) =>
    socialAds.editAd(access, id, change)
  return { ...scene, id, creativeOf, specOf, edit }
}

const texts = { headline: 'Raft it in spring' }

describe('editing an ad on Facebook', () => {
  it('gives the ad a new creative that changes only the text', async () => {
    const { graph, id, creativeOf, specOf, edit } = await openWithAd()
    const old = creativeOf()
    Object.assign(old?.fields ?? {}, { url_tags: 'a=b' })
    const before = specOf()
    Object.assign(before.link_data, { picture: 'https://scontent.example/a' })
    valueOf(await edit({ texts: { ...texts, callToAction: 'SIGN_UP' } }))
    const { picture: _, ...kept } = before.link_data
    expect(creativeOf()?.id).not.toBe(old?.id)
    expect(creativeOf()?.fields['url_tags']).toBe('a=b')
    expect(specOf()).toEqual({
      ...before,
      link_data: {
        ...kept,
        name: 'Raft it in spring',
        call_to_action: { type: 'SIGN_UP', value: { link: kept['link'] } },
      },
    })
    expect(old?.fields['object_story_spec']).toEqual(before)
    expect(graph.books.find(id)?.review).toBe('PENDING_REVIEW')
  })

  it('sets the end time to the end of the last day in the account’s time zone', async () => {
    const { graph, edit } = await openWithAd()
    valueOf(await edit({ endDate: '2027-03-20' }))
    expect(graph.books.list('adsets')[0]?.fields['end_time']).toBe('2027-03-21T00:00:00-06:00')
  })

  it('sends budgets in the currency’s minor unit', async () => {
    const { graph, edit } = await openWithAd()
    Object.assign(graph.books.accounts[0] ?? {}, { currency: 'JPY' })
    valueOf(await edit({ dailyCents: 300_000 }))
    expect(graph.books.list('adsets')[0]?.fields['daily_budget']).toBe('3000')
  })

  it('rejects edits of a campaign budget or of a carousel’s text', async () => {
    const { graph, socialAds, access, specOf, edit } = await openWithAd()
    Object.assign(specOf().link_data, { child_attachments: [{}, {}] })
    Object.assign(graph.books.list('adsets')[0]?.fields ?? {}, { daily_budget: '0' })
    Object.assign(graph.books.list('campaigns')[0]?.fields ?? {}, { daily_budget: '4000' })
    expect(valueOf(await socialAds.listAds(access))).toMatchObject([
      { isBudgetEditable: false, areTextsEditable: false },
    ])
    for (const change of [{ texts }, { dailyCents: 4000 }]) {
      expect(await edit(change)).toMatchObject({
        error: { kind: 'refused', message: expect.stringContaining('Ads Manager') },
      })
    }
    valueOf(await edit({ endDate: '2027-03-20' }))
  })

  it('reports that only the text was saved if Facebook rejects the budget', async () => {
    const { graph, specOf, edit } = await openWithAd()
    const adset = graph.books.list('adsets')[0]
    graph.decideOnce(new RegExp(`POST /${adset?.id ?? ''}$`), invalid('Too much at once.'))
    expect(await edit({ texts, dailyCents: 900_000 })).toMatchObject({
      error: {
        kind: 'refused',
        message: 'The new texts were saved, the other changes were not. Too much at once.',
      },
    })
    expect(specOf().link_data['name']).toBe('Raft it in spring')
    expect(adset?.fields['daily_budget']).toBe('2550')
  })

  it('does not change the budget if the text is rejected or the request times out', async () => {
    const { graph, edit } = await openWithAd()
    graph.decideOnce(/adcreatives/, invalid('Not these words.'))
    expect(await edit({ texts, dailyCents: 4000 })).toMatchObject({
      error: { kind: 'refused', message: 'Not these words.' },
    })
    graph.decideOnce(/POST .*adcreatives/, 'dropped')
    expect(await edit({ texts, dailyCents: 4000 })).toEqual(failure('unavailable'))
    expect(graph.books.list('adsets')[0]?.fields['daily_budget']).toBe('2550')
  })
})

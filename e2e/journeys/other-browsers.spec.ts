import { describe, expect, it } from 'vitest'

import { firefox } from '../support/other-browsers/firefox.ts'
import { createHand } from '../support/other-browsers/hand.ts'
import { goThroughMainJob } from '../support/other-browsers/smoke-journey.ts'
import { webkit } from '../support/other-browsers/webkit.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

describe('the main job, in browsers that are not Chromium', () => {
  it.for([firefox, webkit])('can be done in $name', async ({ name, path, start }, { skip }) => {
    expect.hasAssertions()
    if (path === null) return skip(`${name} is not installed; npm run browsers installs it`)
    const driver = await start(path)
    try {
      await goThroughMainJob(createHand(driver), stage.url)
    } finally {
      await driver.end()
    }
  })
})

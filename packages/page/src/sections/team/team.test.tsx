import { describe, expect, it } from 'vitest'

import { initialsOf } from '../portrait.tsx'
import { showSection } from '../../testing/show-section.tsx'
import { profileLinks } from './profile-links.ts'

describe('team', () => {
  it('shows who people are and where to follow them', () => {
    const person = {
      title: 'Ana Souza',
      role: 'Head guide',
      description: 'Knows every eddy.',
      linkedin: 'https://www.linkedin.com/in/ana',
    }
    const markup = showSection('team', { items: [person] })
    expect(markup).toContain('<h3>Ana Souza</h3><p class="pg-person-role">Head guide</p>')
    expect(markup).toContain(
      '<a class="pg-profile" href="https://www.linkedin.com/in/ana" rel="noopener nofollow" aria-label="Ana Souza: LinkedIn">LinkedIn</a>',
    )
  })

  it('reads handles and addresses, and nothing else', () => {
    expect(profileLinks({ twitter: '@ana_rows' })).toEqual([
      { name: 'X', href: 'https://x.com/ana_rows' },
    ])
    expect(profileLinks({ linkedin: 'javascript:alert(1)', twitter: 'ask her' })).toEqual([])
  })
})

describe('initialsOf', () => {
  it.each([
    ['Ana Maria de Souza', 'AS'],
    ['Ösp', 'Ö'],
    ['Karin, Bergen', 'K'],
    ['Marta Lind, Oslo', 'ML'],
    ['李 雷', '李雷'],
    ['', ''],
    ['\ud800', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

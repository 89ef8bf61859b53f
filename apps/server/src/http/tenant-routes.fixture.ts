/** What each tenant route is sent, so that nothing but the ownership can refuse it. */
export const bodies: Record<string, unknown> = {
  'POST /api/funnels/:id/rewrite': {
    instruction: 'shorter',
    texts: [{ path: ['content', 'title'], role: 'title', text: 'A day outside' }],
  },
  'PATCH /api/funnels/:id': { custom_branding: { logo_url: '' }, baseRevision: 1 },
  'PUT /api/funnels/:id/slug': { slug: 'somewhere-else' },
  'POST /api/funnels/:id/duplicate': {},
  'PUT /api/funnels/:id/publication': { isPublic: true },
  'PATCH /api/funnels/:id/page': { pageBuilderData: { sections: [] }, baseRevision: 1 },
  'POST /api/deleted-funnels/:id/restore': {},
  'PUT /api/funnels/:id/domain': { domain: 'trips.example.com' },
  'POST /api/funnels/:id/domain/verify': {},
  'PUT /api/funnels/:id/domain/primary-host': { host: 'trips.example.com' },
  'PATCH /api/designs/:id': { alt: 'A raft' },
  'PATCH /api/saved-sections/:id': { name: 'Not theirs' },
  'POST /api/funnels/:id/picture-round': {},
  'PATCH /api/leads/:id': { status: 'lost', note: 'Not theirs', replied: true },
  'POST /api/chats/:id/messages': {
    id: '01900000-0000-4000-8000-000000000001',
    text: 'Not theirs',
  },
  'PUT /api/chats/:id/seen': { position: 1 },
  'POST /api/chats/:id/typing': {},
  'POST /api/chats/:id/training/accept': { revision: 0 },
  'POST /api/chats/:id/training/cancel': { revision: 0, words: '' },
  'PATCH /api/feature-requests/:id': { title: 'Not theirs', purpose: 'To see' },
  'PATCH /api/questions/:id': { title: 'Is this question mine?', text: '' },
  'PUT /api/questions/:id/solution': { answerId: null },
  'PATCH /api/answers/:id': { text: 'Not theirs' },
}

/** The path of a tenant route for something of an owner. */
export const fillPath = (path: string, id: string) =>
  path
    .replace(':id', id)
    .replace(':revision', '2')
    .replace(':file', 'ads.zip')
    .replace(':messageId', '01900000-0000-4000-8000-000000000001')

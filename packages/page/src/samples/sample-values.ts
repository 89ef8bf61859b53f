/** Facts of a business as templates have them before they are known; none of them is anybody's. */
export const sampleFacts = {
  businessName: 'Your business',
  email: 'you@example.com',
  phone: '555-0100',
  address: 'Your meeting point',
} as const
export type FactName = keyof typeof sampleFacts

/** What a new entry of a list is called until it gets a name of its own. */
export const newEntryNames = {
  button: 'New Button',
  link: 'New Link',
  profile: 'New profile',
  feature: 'New Feature',
  plan: 'New Plan',
  teamMember: 'New team member',
  paragraph: 'New paragraph',
  question: 'New question',
  fact: 'New fact',
  step: 'New step',
  line: 'New line',
  figure: 'New figure',
} as const

/** People and partners that nobody has met. */
export const samplePeople = {
  guides: ['Your guide', 'Another guide', 'Your host'],
  guests: ["A guest's name", "Another guest's name", "A regular's name"],
  partners: ['Your association', 'A partner', 'A magazine', 'Your region'],
} as const

/** What stands in the place of a guest's words, and says whose to put there. */
export const sampleVoices = [
  'Paste what a guest wrote to you. Two or three sentences with a detail from the day work best.',
  'Choose somebody who was unsure before they came, and says what changed their mind.',
  'Choose somebody who came back, and says why.',
] as const

/** Who guests were that nobody has met. */
export const sampleStandings = {
  roles: ['Came with the family', 'First time on the water', 'Comes every season'],
  company: 'From nearby',
} as const

/** What a plan has for its owner to fill in. */
export const samplePlanFeature = 'Say what is included'

/** Front doors of networks, which are nobody's profile. */
export const sampleProfiles = {
  instagram: 'https://www.instagram.com',
  facebook: 'https://www.facebook.com',
} as const

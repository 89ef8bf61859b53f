import { html, type Site } from '../site.ts'

/** What outfitters say in plain sentences, lists of questions and a simple table. */
export const plainSentencesSites: Site[] = [
  {
    host: 'riverbendrafting.com',
    pages: {
      '/': html(
        `<h1>River Bend Rafting</h1><p>Rafting on the Arkansas River since 1998. Small boats, local guides.</p>
<h2>Trips and prices</h2>
<table><tr><th>Trip</th><th>Duration</th><th>Adult</th><th>Child</th></tr>
<tr><td>Browns Canyon Half Day</td><td>3 hours</td><td>$79</td><td>$69</td></tr>
<tr><td>Numbers Full Day</td><td>6 hours</td><td>$139</td><td>-</td></tr></table>
<h2>Questions</h2>
<h3>How old do you have to be?</h3><p>Minimum age is 6 on the half day and 16 on Numbers.</p>
<h3>When do you run?</h3><p>May 1 to September 10, departures 8:30 and 1:00.</p>
<h3>Where do we meet?</h3><p>We meet at the boathouse, 12 Mill Rd. Please come 20 minutes early.</p>
<h3>What about wetsuits?</h3><p>Wetsuits are included on Numbers. We take six per group.</p>
<p>River Bend Rafting, 12 Mill Rd, Buena Vista, CO 81211</p><p>Office hours: daily 7:30–18:00, May to September</p>
<blockquote>The best day of our whole holiday. <cite>Sabine, Wien</cite></blockquote>`,
        { title: 'River Bend Rafting | Buena Vista, CO 81211', lang: 'en' },
      ),
    },
    says: [
      'name: River Bend Rafting',
      'since: 1998',
      'address: 12 Mill Rd, 81211, Buena Vista, CO',
      'price: Browns Canyon Half Day = 79 USD person',
      'duration: Browns Canyon Half Day = 3 hours',
      'requirements: Browns Canyon Half Day = minimum age 6',
      'price: Numbers Full Day = 139 USD person',
      'duration: Numbers Full Day = 6 hours',
      'requirements: Numbers Full Day = minimum age 16',
      'included: Numbers Full Day = Wetsuits',
      'rule: restriction Minimum age is 6 on the half day and 16 on Numbers.',
      'rule: other May 1 to September 10, departures 8:30 and 1:00.',
      'rule: other We meet at the boathouse, 12 Mill Rd.',
      'rule: other We take six per group.',
      'hours: mo tu we th fr sa su 07:30-18:00; May to September',
      'review: The best day of our whole holiday., Sabine, Wien',
      'voice: we',
      'language: en',
      'currency: USD',
    ],
  },
  {
    host: 'gumpen-lassing.at',
    pages: {
      '/': html(
        `<h1>Gumpen Lassing</h1><p>Canyoning in Lassing mit staatlich geprüften Führern.</p>
<h2>Familientour</h2><p>3 Stunden, Erwachsene 75 €, Kinder 60 €. Mindestalter 8 Jahre.</p>
<h2>Wasserlochklamm</h2><p>5 Stunden, 120 € pro Person, Ausrüstung inklusive, maximal sechs Personen.</p>
<p>Treffpunkt: Talstation Hochkarbahn, Lassing. Mai bis Oktober. Bei Schlechtwetter verschieben wir kostenlos.</p>`,
        { title: 'Gumpen Lassing – Canyoning', lang: 'de' },
      ),
    },
    says: [
      'name: Gumpen Lassing',
      'price: Familientour = 75 EUR person',
      'duration: Familientour = 3 Stunden',
      'requirements: Familientour = Mindestalter 8 Jahre',
      'price: Wasserlochklamm = 120 EUR person',
      'duration: Wasserlochklamm = 5 Stunden',
      'included: Wasserlochklamm = Ausrüstung',
      'group_size: Wasserlochklamm = maximal sechs Personen',
      'rule: weather Bei Schlechtwetter verschieben wir kostenlos.',
      'rule: other Treffpunkt: Talstation Hochkarbahn, Lassing.',
      'rule: other Mai bis Oktober.',
      'voice: we',
      'language: de',
      'currency: EUR',
    ],
  },
  {
    host: 'millpond-canoes.co.uk',
    pages: {
      '/': html(
        `<h1>Guided canoe morning</h1><p>Three hours on quiet water. £45 per person, children £30.</p>
<p>Meet at the boathouse, 12 Mill Rd. May to September. If the weather is bad we move your trip for free.</p>
<p>Buoyancy aids and dry bags are included. Ages 8 and up.</p>`,
        { title: 'Mill Pond Canoes', lang: 'en-GB' },
      ),
    },
    says: [
      'name: Mill Pond Canoes',
      'price: Guided canoe morning = 45 GBP person',
      'meeting_point: Guided canoe morning = the boathouse, 12 Mill Rd',
      'season: Guided canoe morning = May to September',
      'included: Guided canoe morning = Buoyancy aids, dry bags',
      'requirements: Guided canoe morning = Ages 8 and up',
      'rule: weather If the weather is bad we move your trip for free.',
      'voice: we',
      'language: en-GB',
      'spelling: UK',
      'currency: GBP',
    ],
  },
]

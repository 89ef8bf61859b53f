import { html, jsonLd, type Site } from '../site.ts'

/** Sites that say two things, many things, or things that are easily misread. */
export const contradictorySites: Site[] = [
  {
    host: 'two-prices.example',
    pages: {
      '/': html(
        `<h1>Whale trips</h1><h2>Morning whale trip</h2><p>$89 per person</p><p>Call us: +1 831 555 0101</p>`,
        {
          title: 'Bay Whales',
          lang: 'en-US',
          head: jsonLd([
            { '@type': 'LocalBusiness', 'name': 'Bay Whales', 'telephone': '+1 831 555 0199' },
            {
              '@type': 'Product',
              'name': 'Morning whale trip',
              'offers': { '@type': 'Offer', 'price': 79, 'priceCurrency': 'USD' },
            },
          ]),
        },
      ),
    },
    says: [
      'name: Bay Whales',
      'phone: +1 831 555 0199 or +1 831 555 0101',
      'price: Morning whale trip = 79 USD item or 89 USD person',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
  {
    host: 'border-boats.example',
    pages: {
      '/': html(
        `<h1>Border Boats</h1><p>We rent boats on both shores of the lake, from the first warm day until the leaves fall.</p><h2>Rental prices</h2><ul><li>Rowing boat: 18 € per hour</li><li>Pedal boat: CHF 22 per hour</li><li>Electric boat: £30 per hour</li><li>Sailing dinghy: 250 SEK per hour</li></ul>`,
        { title: 'Border Boats', lang: 'en' },
      ),
    },
    says: [
      'voice: we',
      'name: Border Boats',
      'price: Rowing boat = 18 EUR hour',
      'price: Pedal boat = 22 CHF hour',
      'price: Electric boat = 30 GBP hour',
      'price: Sailing dinghy = 250 SEK hour',
      'language: en',
    ],
  },
  {
    host: 'early-birds.example',
    pages: {
      '/': html(
        `<h1>Early Birds Birding</h1><p>I guide birders through the marshes before the sun is up. I carry a scope for everybody and my jokes are free.</p><p>10% off all marsh walks when you book before 1 May.</p><h2>Marsh walk</h2><p>$60 per adult, $30 per child</p><h2>Private morning</h2><p>$240 per group</p><p>Save $40 when you bring a friend.</p><p>Every year we donate $500 to the reserve.</p>`,
        { title: 'Early Birds Birding', lang: 'en-US' },
      ),
    },
    says: [
      'name: Early Birds Birding',
      'offer: 10% off | all marsh walks | when you book before 1 May',
      'price: Marsh walk = 60 USD person',
      'price: Private morning = 240 USD group',
      'voice: I',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
  {
    host: 'season-cabins.no',
    pages: {
      '/': html(
        `<h1>Skogen Cabins</h1><p>Three cabins by the lake, each with a stove and a boat. We light the fire before you arrive.</p><h2>Rates</h2><table><tr><th>Cabin</th><th>Low season</th><th>High season</th></tr><tr><td>Bjørk</td><td>950 kr</td><td>1 350 kr</td></tr><tr><td>Furu</td><td>1 150 kr</td><td>1 650 kr</td></tr></table><p>Telefon: 51 23 45 67</p><p>Skogsveien 3, 4580 Lyngdal</p>`,
        { title: 'Skogen Cabins', lang: 'en' },
      ),
    },
    says: [
      'voice: we',
      'name: Skogen Cabins',
      'price: Bjørk = from 950 NOK item',
      'price: Furu = from 1150 NOK item',
      'phone: +47 51 23 45 67',
      'address: Skogsveien 3, 4580, Lyngdal',
      'language: en',
      'currency: NOK',
    ],
  },
  {
    host: 'gear-barn.com.au',
    pages: {
      '/': html(
        `<h1>Gear Barn</h1><p>Rent what you need for the snow and bring it back wet. We dry it and sharpen it overnight.</p><h2>Ski hire</h2><table><tr><th>Item</th><th>1 day</th><th>2 days</th><th>5 days</th></tr><tr><td>Skis and boots</td><td>$55</td><td>$95</td><td>$190</td></tr><tr><td>Helmet</td><td>$12</td><td>$20</td><td>$40</td></tr></table><p>Gift vouchers from $50.</p><p>Opening hours: Mon–Sun 7.30am–6pm</p><p>Phone (02) 6456 1234</p><p>3 Snowy River Ave, Jindabyne NSW 2627</p>`,
        { title: 'Gear Barn Jindabyne', lang: 'en-AU' },
      ),
    },
    says: [
      'voice: we',
      'name: Gear Barn',
      'price: Skis and boots = from 55 AUD item',
      'price: Helmet = from 12 AUD item',
      'hours: mo tu we th fr sa su 07:30-18:00',
      'phone: +61 2 6456 1234',
      'address: 3 Snowy River Ave, 2627, Jindabyne, NSW',
      'spelling: UK',
      'language: en-AU',
      'currency: AUD',
    ],
  },
  {
    host: 'dollars-of-somewhere.example',
    pages: {
      '/': html(
        `<h1>Reef Divers</h1><p>Two-tank dives on the outer reef with small groups and new gear. Certified divers only, please.</p><h2>Two-tank dive</h2><p>Price: $140</p><p>Duration: 5 hours</p><h2>Night dive</h2><p>Our night dive costs $90 and takes you along the wall with lamps.</p>`,
        { title: 'Reef Divers', lang: 'en' },
      ),
    },
    says: [
      'name: Reef Divers',
      'price: Two-tank dive = 140 USD item',
      'duration: Two-tank dive = 5 hours',
      'price: Night dive = 90 USD item',
      'language: en',
      'currency: USD',
    ],
  },
  {
    host: 'trail-notes.example',
    pages: {
      '/': html(
        `<h1>Trail Notes</h1><p>Founded in 2011, this small school teaches map and compass. Tours leave daily 9:00-12:00.</p><h2>Navigation weekend</h2><dl><dt>Duration</dt><dd>2 days</dd><dt>Group size</dt><dd>up to 8</dd><dt>Difficulty</dt><dd>easy</dd><dt>Price</dt><dd>€180 per person</dd><dt>Languages</dt><dd>English, German</dd></dl><p>Not included: travel, dinner</p><p>Perfect for hikers who got lost once.</p>`,
        { title: 'Trail Notes', lang: 'en' },
      ),
    },
    says: [
      'name: Trail Notes',
      'since: 2011',
      'price: Navigation weekend = 180 EUR person',
      'duration: Navigation weekend = 2 days',
      'group_size: Navigation weekend = up to 8',
      'difficulty: Navigation weekend = easy',
      'languages: Navigation weekend = English, German',
      'not_included: Navigation weekend = travel, dinner',
      'audience: hikers who got lost once',
      'language: en',
      'currency: EUR',
    ],
  },
]

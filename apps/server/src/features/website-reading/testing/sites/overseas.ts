import { html, type Site } from '../site.ts'

/** Numbers, addresses and hours as people write them elsewhere. */
export const overseasSites: Site[] = [
  {
    host: 'rata-walks.co.nz',
    pages: {
      '/': html(
        `<h1>Rātā Guided Walks</h1><p>Walks under southern rātā with a guide who grew up here. We keep to eight people and stop for tea.</p><h3>Forest half-day</h3><p>Departs: 9am and 1pm</p><p>Adult $95</p><p>Child (6-14) $55</p><p>Family (2+2) $260</p><h3>Coast full-day</h3><p>$165pp</p><p>Phone 03 442 1234 | Email kia.ora@rata-walks.co.nz</p><p>22 Shotover Street, Queenstown 9300</p><p>Office open 7 days, 8:30am – 5:30pm</p>`,
        { title: 'Rātā Guided Walks', lang: 'en-NZ' },
      ),
    },
    says: [
      'name: Rātā Guided Walks',
      'price: Forest half-day = 95 NZD person',
      'price: Coast full-day = 165 NZD person',
      'phone: +64 3 442 1234',
      'email: kia.ora@rata-walks.co.nz',
      'address: 22 Shotover Street, 9300, Queenstown',
      'hours: mo tu we th fr sa su 08:30-17:30',
      'voice: we',
      'spelling: UK',
      'language: en-NZ',
      'currency: NZD',
    ],
  },
  {
    host: 'bow-valley-climbs.ca',
    pages: {
      '/': html(
        `<h1>Bow Valley Climbs</h1><p>Rock climbing days for beginners and leaders, with ropes and shoes. Our guides are ACMG certified.</p><h2>Intro to rock</h2><p>Only $149 per person</p><p>Ages: 10 and up</p><h2>Multi-pitch day</h2><p>From $390 for two</p><p>A 25% deposit is required at booking.</p><p>Book by phone: 403-678-1234</p><p>105 Bow Meadows Cres, Canmore, AB T1W 2W8</p><p>Hours<br>Monday - Friday 9-5<br>Saturday 10 am - 2 pm<br>Sunday closed</p>`,
        { title: 'Bow Valley Climbs', lang: 'en-CA' },
      ),
    },
    says: [
      'name: Bow Valley Climbs',
      'price: Intro to rock = 149 CAD person',
      'requirements: Intro to rock = 10 and up',
      'price: Multi-pitch day = from 390 CAD item',
      'rule: deposit A 25% deposit is required at booking.',
      'phone: +1 403 678 1234',
      'address: 105 Bow Meadows Cres, T1W 2W8, Canmore, AB',
      'hours: mo tu we th fr 09:00-17:00; sa 10:00-14:00',
      'language: en-CA',
      'currency: CAD',
    ],
  },
  {
    host: 'aurora-hotel.se',
    pages: {
      '/': html(
        `<h1>Aurora Stugor</h1><p>Stugor vid sjön med bastu och braskamin. Vi är en liten familj och det är tyst här på vintern.</p><h2>Priser</h2><table><tr><td>Liten stuga</td><td>1 200 kr per natt</td></tr><tr><td>Stor stuga</td><td>1.950 kr per natt</td></tr></table><p>Receptionen öppet måndag–fredag 8–20</p><p>Telefon: 0980-123 45</p><p>Sjövägen 8, 981 93 Jukkasjärvi</p><p>bokning@aurora-hotel.se</p>`,
        { title: 'Aurora Stugor', lang: 'sv' },
      ),
    },
    says: [
      'name: Aurora Stugor',
      'price: Liten stuga = 1200 SEK night',
      'price: Stor stuga = 1950 SEK night',
      'hours: mo tu we th fr 08:00-20:00',
      'phone: +46 980 123 45',
      'address: Sjövägen 8, 981 93, Jukkasjärvi',
      'email: bokning@aurora-hotel.se',
      'language: sv',
      'currency: SEK',
    ],
  },
  {
    host: 'dune-rides.example',
    pages: {
      '/': html(
        `<h1>Dune Rides</h1><p>Buggies and boards on the highest dunes of the coast, at sunset or by day.</p><p>Sunset buggy ........ $65</p><p>Sandboarding ........ $25</p><p>Was $95, now $75: the combo day</p><p>There are 3 dunes within 20 minutes, 1,250 m2 of shade and 4x4 parking.</p><p>Winter hours: Fri-Sun 10-16. Summer hours: daily 8-20.</p>`,
        { title: 'Dune Rides', lang: 'en' },
      ),
    },
    says: [
      'name: Dune Rides',
      'price: Sunset buggy = 65 USD item',
      'price: Sandboarding = 25 USD item',
      'language: en',
      'currency: USD',
    ],
  },
]

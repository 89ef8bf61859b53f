import type { Site } from '../site.ts'

/** Prices in sentences, on cards and after dates. */
export const proseAndCardsSites: Site[] = [
  {
    host: 'cerroverdelodge.com',
    pages: {
      '/': `<!DOCTYPE html><html lang="en"><head><title>Cerro Verde Birding Lodge</title></head>
<body itemscope itemtype="http://schema.org/LodgingBusiness"><header><span itemprop="name">Cerro Verde Birding Lodge</span></header>
<nav><a href="/rooms">Rooms &amp; rates</a><a href="/tours">Tours</a></nav>
<h1>Quetzals before breakfast</h1>
<p itemprop="description">Eight cabins at 2,200 m in the cloud forest of San Gerardo de Dota, with 180 bird species on the list.</p>
<div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">Km 80 Interamericana Sur, 5 km down the valley</span>, <span itemprop="addressLocality">San Gerardo de Dota</span>, <span itemprop="addressCountry">Costa Rica</span></div>
<span itemprop="telephone">+506 2555 0142</span> · <a itemprop="email" href="mailto:stay@cerroverdelodge.com">stay@cerroverdelodge.com</a></body></html>`,
      '/rooms': `<!DOCTYPE html><html lang="en"><head><title>Rooms &amp; rates</title></head>
<body><h1>Rooms &amp; rates</h1>
<div class="room"><h3>Garden Cabin</h3>
<p>Two double beds, heater, hot shower. <b>US$125</b> per night for two, breakfast included. Extra person US$25.</p>
</div>
<div class="room"><h3>Canopy Suite</h3>
<p>King bed, fireplace, private deck. <b>US$185</b> per night for two, breakfast included.</p>
</div>
<p>Check-in from 2 p.m., check-out 11 a.m. 13% tax not included. Children under 6 stay free.</p>
</body></html>`,
      '/tours': `<!DOCTYPE html><html lang="en"><head><title>Tours</title></head>
<body><h1>Tours</h1>
<table><tr><th>Tour</th><th>Time</th><th>Price</th></tr>
<tr><td>Quetzal walk</td><td>5:30–8:00 a.m.</td><td>$45 pp</td></tr>
<tr><td>Night walk</td><td>6:00–8:00 p.m.</td><td>$30 pp</td></tr>
<tr><td>Páramo half-day (4x4)</td><td>6:00 a.m.–noon</td><td>$110 pp, min. 2</td></tr>
</table>
<p>Our naturalist Marino Chacón has guided here for 20 years.</p>
</body></html>`,
    },
    says: [
      'included: Canopy Suite = breakfast',
      'name: Cerro Verde Birding Lodge',
      'phone: +506 2555 0142',
      'email: stay@cerroverdelodge.com',
      'address: Km 80 Interamericana Sur, 5 km down the valley, San Gerardo de Dota, Costa Rica',
      'price: Canopy Suite = 185 USD night',
      'rule: restriction Children under 6 stay free.',
      'price: Quetzal walk = 45 USD person',
      'price: Night walk = 30 USD person',
      'price: Páramo half-day (4x4) = 110 USD person',
      'voice: we',
      'language: en',
      'currency: USD',
      'price: Garden Cabin = 125 USD night',
    ],
  },
  {
    host: 'wildtablewalks.com',
    pages: {
      '/': `<!DOCTYPE html><html lang="en"><head><title>Wild Table Walks - Foraging walks in the Hudson Valley</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","name":"Spring Greens Walk","startDate":"2022-04-30T10:00","location":{"@type":"Place","name":"Black Creek Preserve","address":"Winding Brook Rd, Esopus, NY 12429"},"offers":{"@type":"Offer","price":"45.00","priceCurrency":"USD","availability":"https://schema.org/SoldOut"},"organizer":{"@type":"Organization","name":"Wild Table Walks"}}</script></head>
<body><h1>Wild Table Walks</h1>
<p>Learn to find, name and cook what grows in the Hudson Valley. I am Priya Nathan, certified herbalist and co-author of <i>Weeds for Dinner</i> ($24.95 at your bookshop).</p>
<h2>Upcoming walks</h2>
<ul><li>Mushroom Walk &ndash; Sept 20, 10 am &ndash; $55</li>
<li>Acorn Workshop &ndash; Oct 11, 1 pm &ndash; $85 (includes a bag of flour)</li>
</ul>
<h2>Private walks</h2>
<p>$300 for groups up to ten. I'll come to your land.</p>
<p>Sliding scale places at $25 are available; just ask.</p>
<p>priya@wildtablewalks.com &middot; 845 555 0193</p>
<p><a href="https://wildtablewalks.substack.com">Newsletter</a> <a href="https://www.instagram.com/wildtablewalks?igsh=abc">IG</a></p>
</body></html>`,
    },
    says: [
      'name: Wild Table Walks',
      'price: Mushroom Walk = 55 USD item',
      'price: Acorn Workshop = 85 USD item',
      'price: Private walks = 300 USD group',
      'email: priya@wildtablewalks.com',
      'social-link: https://www.instagram.com/wildtablewalks?igsh=abc',
      'voice: I',
      'language: en',
      'currency: USD',
    ],
  },
  {
    host: 'franklinrafting.com.au',
    pages: {
      '/': `<!DOCTYPE html><html lang="en-AU"><head><title>Franklin River Rafting Expeditions Tasmania | Wild Franklin</title><meta property="og:site_name" content="Wild Franklin"><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","@id":"#org","name":"Wild Franklin","url":"https://franklinrafting.com.au/","sameAs":["https://www.facebook.com/wildfranklin"]},{"@type":"WebSite","name":"Wild Franklin","publisher":{"@id":"#org"}},{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home"}]}]}</script></head>
<body><header><a class="site-title" href="/">Wild Franklin</a></header>
<nav><a href="/expeditions/">Expeditions</a><a href="/faqs/">FAQs</a><a href="/contact/">Contact</a></nav>
<h1>Raft the last wild river</h1>
<p>Since 1984 we have taken small parties down the Franklin, through the Great Ravine and out to the Gordon.</p>
<blockquote><p>It changed how I think about silence.</p>
<cite>Joanne P, Hobart</cite></blockquote></body></html>`,
      '/contact/': `<!DOCTYPE html><html lang="en-AU"><head><title>Contact</title></head>
<body><p>Office: Shop 3, 41 Elizabeth St, Hobart TAS 7000</p>
<p>Ph 03 6255 0142 | river@franklinrafting.com.au</p>
<p>Hours: Mon–Fri 9–5, Sat 10–2</p>
</body></html>`,
      '/expeditions/': `<!DOCTYPE html><html lang="en-AU"><head><title>Expeditions</title></head>
<body><h2>Full Franklin – 10 days</h2>
<p>$3,850 per person. November to March. Includes all meals, wetsuits, tents and the cruise to Strahan.</p>
<p>2025/26 departures: 29 Nov, 13 Dec, 3 Jan, 17 Jan, 7 Feb</p>
<h2>Lower Franklin – 5 days</h2>
<p>$2,450 per person (was $2,600). Fly in by seaplane.</p>
<h2>Try-it day on the Picton</h2>
<p>$195pp, every Saturday in summer, min age 12</p>
<table><tr><th>What to bring</th></tr>
<tr><td>Thermals</td></tr>
<tr><td>Sunscreen</td></tr>
</table>
</body></html>`,
      '/faqs/': `<!DOCTYPE html><html lang="en-AU"><head><title>FAQs</title></head>
<body><h4>How fit do I need to be?</h4>
<p>You should be able to carry 15 kg for 3 hours.</p>
<h4>What if I cancel?</h4>
<p>More than 60 days: full refund less $300. 30 to 60 days: 50%.</p>
<h4>Do I need travel insurance?</h4>
<p>Yes. Helicopter evacuation can cost more than $12,000.</p>
</body></html>`,
    },
    says: [
      'voice: we',
      'season: Full Franklin – 10 days = November to March',
      'name: Wild Franklin',
      'social-link: https://www.facebook.com/wildfranklin',
      'since: 1984',
      'review: It changed how I think about silence., Joanne P, Hobart',
      'email: river@franklinrafting.com.au',
      'address: 41 Elizabeth St, 7000, Hobart, TAS',
      'hours: mo tu we th fr 09:00-17:00; sa 10:00-14:00',
      'price: Full Franklin – 10 days = 3850 AUD person',
      'price: Lower Franklin – 5 days = 2450 AUD person',
      'price: Try-it day on the Picton = 195 AUD person',
      'rule: cancellation More than 60 days: full refund less $300. 30 to 60 days: 50%.',
      'spelling: UK',
      'language: en-AU',
      'currency: AUD',
      'phone: +61 3 6255 0142',
    ],
  },
]

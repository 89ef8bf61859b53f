import type { Site } from '../site.ts'

/** Prices in columns and in headings, and what comes on top of them. */
export const priceColumnsSites: Site[] = [
  {
    host: 'cotswoldfalconry.co.uk',
    pages: {
      '/': `<!DOCTYPE html><html><head><title>Falconry Experience Days in the Cotswolds | Windhover Falconry</title><meta name="description" content="Hands-on falconry experience days near Bourton-on-the-Water."></head>
<body><header><img src="/images/windhover-logo.png" alt="Windhover Falconry logo"><p>Tel: 01451 555 019</p>
</header>
<nav><a href="/experiences.html">Experiences</a> | <a href="/vouchers.html">Gift vouchers</a> | <a href="/find-us.html">Find us</a></nav>
<h1>Meet the birds</h1>
<p>Windhover is home to 26 birds of prey, from a burrowing owl called Biscuit to a golden eagle called Dave. Established 2007.</p>
<p>&#9733;&#9733;&#9733;&#9733;&#9733; &ldquo;A brilliant 50th birthday present.&rdquo; Mike H</p>
</body></html>`,
      '/experiences.html': `<!DOCTYPE html><html><head><title>Experiences | Windhover Falconry</title></head>
<body><table class="exp"><tr><th>Experience</th><th>Length</th><th>Price</th><th>Extra guest</th></tr>
<tr><td>Owl Hour</td><td>1 hour</td><td>£45</td><td>£25</td></tr>
<tr><td>Hawk Walk</td><td>2 hours</td><td>£75</td><td>£40</td></tr>
<tr><td>Full Falconry Day</td><td>6 hours</td><td>£145</td><td>£80</td></tr>
</table>
<p>Lunch is included on the full day. Minimum age 8; under 16s must come with an adult. Please wear outdoor clothes and sturdy shoes.</p>
<p>If high wind or heavy rain stops the birds from flying we will rebook you.</p>
</body></html>`,
      '/find-us.html': `<!DOCTYPE html><html><head><title>Find us | Windhover Falconry</title></head>
<body><p>Windhover Falconry, Hill Barn, Rissington Lane, Bourton-on-the-Water, Gloucestershire GL54 2EX</p>
<p>Email: bookings@cotswoldfalconry.co.uk</p>
<p>Visits are by appointment only. Our nearest station is Kingham (10 miles); a taxi is about £30.</p>
</body></html>`,
      '/vouchers.html': `<!DOCTYPE html><html><head><title>Gift vouchers | Windhover Falconry</title></head>
<body><p>Vouchers are valid for 12 months. Postage £2.50 or free by email.</p>
</body></html>`,
    },
    says: [
      'rule: weather If high wind or heavy rain stops the birds from flying we will rebook you.',
      'included: Full Falconry Day = Lunch',
      'name: Windhover Falconry',
      'logo: /images/windhover-logo.png',
      'phone: +44 1451 555019',
      'since: 2007',
      'price: Owl Hour = 45 GBP item',
      'duration: Owl Hour = 1 hour',
      'price: Hawk Walk = 75 GBP item',
      'duration: Hawk Walk = 2 hours',
      'price: Full Falconry Day = 145 GBP item',
      'duration: Full Falconry Day = 6 hours',
      'rule: restriction Minimum age 8; under 16s must come with an adult.',
      'email: bookings@cotswoldfalconry.co.uk',
      'voice: we',
      'language: en',
      'currency: GBP',
    ],
  },
  {
    host: 'gearshedoutfitters.com',
    pages: {
      '/': `<!DOCTYPE html><html lang="en"><head><title>Gear Shed Outfitters | Camping gear rental Bend OR</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"SportingGoodsStore","name":"Gear Shed Outfitters","url":"https://gearshedoutfitters.com","telephone":"541-555-0139","address":{"@type":"PostalAddress","streetAddress":"63 NW Greenwood Ave","addressLocality":"Bend","addressRegion":"Oregon","postalCode":"97703"},"openingHours":["Mo-Fr 09:00-18:00","Sa-Su 08:00-17:00"],"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.8","ratingCount":"96"}}</script></head>
<body><header><h1>Gear Shed Outfitters</h1>
</header>
<nav><a href="/rentals">Rentals</a><a href="/policies">Policies</a></nav>
<p>Rent it, use it, bring it back dirty. We'll clean it.</p>
</body></html>`,
      '/policies': `<!DOCTYPE html><html lang="en"><head><title>Policies | Gear Shed Outfitters</title></head>
<body><p>Late returns are charged one extra night. We hold a $150 card authorization. Cancel up to 24 hours before pick-up for a full refund. Stove fuel is not included.</p>
</body></html>`,
      '/rentals': `<!DOCTYPE html><html lang="en"><head><title>Rentals | Gear Shed Outfitters</title></head>
<body><h2>Tents</h2>
<table><tr><th>Item</th><th>First night</th><th>Each extra night</th></tr>
<tr><td>2-person backpacking tent</td><td>$28</td><td>$9</td></tr>
<tr><td>4-person family tent</td><td>$38</td><td>$12</td></tr>
</table>
<h2>Packages</h2>
<p>Backpacker package (tent, bag, pad, stove) $75 first night</p>
<p>Car camper package $110 first night</p>
<h2>Paddle</h2>
<p>SUP $45/day</p>
<p>Inflatable kayak $50/day</p>
</body></html>`,
    },
    says: [
      'name: Gear Shed Outfitters',
      'address: 63 NW Greenwood Ave, 97703, Bend, Oregon',
      'hours: mo tu we th fr 09:00-18:00; sa su 08:00-17:00',
      'price: 2-person backpacking tent = 28 USD item',
      'price: 4-person family tent = 38 USD item',
      'price: Backpacker package (tent, bag, pad, stove) = 75 USD item',
      'price: Car camper package = 110 USD item',
      'price: SUP = 45 USD day',
      'price: Inflatable kayak = 50 USD day',
      'rule: cancellation Cancel up to 24 hours before pick-up for a full refund.',
      'voice: we',
      'language: en',
      'currency: USD',
      'phone: +1 541 555 0139',
    ],
  },
  {
    host: 'benledimountainguiding.co.uk',
    pages: {
      '/': `<!DOCTYPE html><html lang="en-GB"><head><title>Ben Ledi Mountain Guiding | Winter Skills &amp; Munros</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Ben Ledi Mountain Guiding","image":"https://benledimountainguiding.co.uk/wp-content/logo.jpg","telephone":"","priceRange":"£££","address":{"@type":"PostalAddress","addressLocality":"Callander","addressRegion":"Stirling","addressCountry":"UK"},"openingHours":"Mo-Su 00:00-23:59","review":[{"@type":"Review","author":"Gillian","reviewBody":"Calum was patient, funny and utterly solid. We summited in a whiteout.","reviewRating":{"@type":"Rating","ratingValue":"5"}}]}</script></head>
<body><header><a href="/"><img src="/wp-content/logo.jpg" alt="Ben Ledi Mountain Guiding"></a></header>
<nav><a href="/courses-prices/">Courses &amp; Prices</a><a href="/about-calum/">About Calum</a><a href="/contact/">Contact</a></nav>
<h1>Scottish mountains, in good company</h1>
<p>I'm Calum Reid, a Winter Mountain Leader and Mountain Rescue volunteer. I guide small groups in the Trossachs, Glencoe and the Cairngorms.</p>
</body></html>`,
      '/about-calum/': `<!DOCTYPE html><html lang="en-GB"><head><title>About Calum</title></head>
<body><p>I climbed my first Munro in 1994 and finished the round in 2011. Guiding full time since 2015. Member of the British Association of Mountain Leaders.</p>
</body></html>`,
      '/contact/': `<!DOCTYPE html><html lang="en-GB"><head><title>Contact</title></head>
<body><p>Text or WhatsApp: 07700 900142</p>
<p>calum@benledimountainguiding.co.uk</p>
<p>Based in Callander, FK17.</p>
<p>50% deposit to book; balance two weeks before. If the forecast is dangerous I will move your day at no cost.</p>
</body></html>`,
      '/courses-prices/': `<!DOCTYPE html><html lang="en-GB"><head><title>Courses &amp; Prices</title></head>
<body><h1>Courses &amp; Prices</h1>
<h3>Winter Skills (2 days) – £190pp</h3>
<p>Ice axe, crampons, avalanche awareness. Ratio 1:6. Dates: 10–11 Jan, 7–8 Feb, 28 Feb–1 Mar 2026. Hire of axe and crampons £10 a day.</p>
<h3>Guided Munro day – £240 for up to 4</h3>
<p>You pick the hill, I bring the map. Each extra person £30.</p>
<h3>Navigation evening – £35 pp</h3>
<p>Tuesdays 6.30pm–9pm in Callander, April and May.</p>
<h3>Gift vouchers from £50</h3>
</body></html>`,
    },
    says: [
      'name: Ben Ledi Mountain Guiding',
      'logo: /wp-content/logo.jpg',
      'address: Callander, Stirling, UK',
      'review: Calum was patient, funny and utterly solid. We summited in a whiteout., Gillian',
      'price: Winter Skills = 190 GBP person',
      'duration: Winter Skills = 2 days',
      'price: Guided Munro day = 240 GBP group',
      'price: Navigation evening = 35 GBP person',
      'email: calum@benledimountainguiding.co.uk',
      'rule: deposit 50% deposit to book; balance two weeks before.',
      'since: 2015',
      'voice: I',
      'spelling: UK',
      'language: en-GB',
      'currency: GBP',
    ],
  },
]

import { html, jsonLd, type Site } from '../site.ts'

const fjord = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': ['SportsActivityLocation', 'LocalBusiness'],
      '@id': 'https://fjord-kayak.no/#business',
      'name': 'Fjord Kayak',
      'description':
        'Guided sea kayak tours among the islands west of Bergen, for beginners and for people who paddle often.',
      'telephone': '+47 55 12 34 56',
      'email': 'post@fjord-kayak.no',
      'foundingDate': '2004',
      'logo': { '@type': 'ImageObject', 'url': '/img/logo.png' },
      'address': {
        '@type': 'PostalAddress',
        'streetAddress': 'Strandgaten 5',
        'postalCode': '5004',
        'addressLocality': 'Bergen',
        'addressCountry': 'NO',
      },
      'geo': { '@type': 'GeoCoordinates', 'latitude': 60.3946, 'longitude': '5.3221' },
      'openingHoursSpecification': [
        {
          '@type': 'OpeningHoursSpecification',
          'dayOfWeek': ['Monday', 'https://schema.org/Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          'opens': '09:00',
          'closes': '17:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          'dayOfWeek': 'Saturday',
          'opens': '10:00:00',
          'closes': '14:00:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          'dayOfWeek': 'Sunday',
          'opens': '00:00',
          'closes': '00:00',
        },
      ],
      'sameAs': ['https://www.facebook.com/fjordkayak', 'https://www.instagram.com/fjordkayak/'],
      'review': [
        {
          '@type': 'Review',
          'author': { '@type': 'Person', 'name': 'Maja L.' },
          'reviewBody': 'The quietest morning of our holiday, and a patient guide.',
        },
      ],
    },
    {
      '@type': 'TouristTrip',
      'name': 'Morning tour among the islands',
      'duration': 'PT3H',
      'touristType': 'Beginners',
      'offers': {
        '@type': 'Offer',
        'price': '890',
        'priceCurrency': 'NOK',
        'priceSpecification': { '@type': 'UnitPriceSpecification', 'unitText': 'person' },
      },
    },
    {
      '@type': 'TouristTrip',
      'name': 'Weekend expedition',
      'duration': 'P2D',
      'offers': {
        '@type': 'Offer',
        'price': 4200,
        'priceCurrency': 'NOK',
        'unitText': 'per person',
      },
    },
    {
      '@type': 'FAQPage',
      'mainEntity': [
        {
          '@type': 'Question',
          'name': 'What if I have to cancel?',
          'acceptedAnswer': {
            '@type': 'Answer',
            'text': '<p>Cancel up to 48 hours before and you pay nothing.</p>',
          },
        },
        {
          '@type': 'Question',
          'name': 'Do you take dogs?',
          'acceptedAnswer': { '@type': 'Answer', 'text': 'Yes, small ones.' },
        },
      ],
    },
  ],
}

const rafting = `<div itemscope itemtype="https://schema.org/LocalBusiness">
<header><a href="/"><img src="/wp-content/uploads/rapid-river-logo.png" alt="Rapid River Rafting" itemprop="logo" width="200" height="80"></a></header>
<h1 itemprop="name">Rapid River Rafting</h1>
<p itemprop="description">Half-day and full-day raft trips on the Colorado near Moab, with guides who have run the canyon for years.</p>
<div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">225 S Main St</span>, <span itemprop="addressLocality">Moab</span>, <span itemprop="addressRegion">UT</span> <span itemprop="postalCode">84532</span></div>
<a itemprop="telephone" href="tel:+14352595555">(435) 259-5555</a>
<time itemprop="openingHours" datetime="Mo-Su 08:00-18:00">Daily 8 am to 6 pm</time>
</div>
<div itemscope itemtype="https://schema.org/Product"><h2 itemprop="name">Half-Day Canyon Trip</h2>
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="priceCurrency" content="USD">$</span><span itemprop="price" content="79.00">79</span> per person</div></div>
<div itemscope itemtype="https://schema.org/Product"><h2 itemprop="name">Full-Day Canyon Trip</h2>
<div itemprop="offers" itemscope itemtype="https://schema.org/AggregateOffer"><meta itemprop="priceCurrency" content="USD"><span itemprop="lowPrice">129</span>–<span itemprop="highPrice">169</span></div></div>`

/** Sites that say what they are in the words of schema.org. */
export const structuredSites: Site[] = [
  {
    host: 'fjord-kayak.no',
    pages: {
      '/': html(
        `<h1>Sea kayaking in Bergen</h1><p>We paddle where the ferries do not go, and we have done so for twenty years. Our boats are stable and our guides are patient.</p>`,
        { title: 'Fjord Kayak – sea kayaking in Bergen', lang: 'en', head: jsonLd(fjord) },
      ),
    },
    says: [
      'name: Fjord Kayak',
      'logo: /img/logo.png',
      'phone: +47 55 12 34 56',
      'email: post@fjord-kayak.no',
      'since: 2004',
      'address: Strandgaten 5, 5004, Bergen, NO',
      'location: 60.3946, 5.3221',
      'hours: mo tu we th fr 09:00-17:00; sa 10:00-14:00',
      'social-link: https://www.facebook.com/fjordkayak',
      'social-link: https://www.instagram.com/fjordkayak/',
      'review: The quietest morning of our holiday, and a patient guide., Maja L.',
      'price: Morning tour among the islands = 890 NOK person',
      'duration: Morning tour among the islands = 3 hours',
      'price: Weekend expedition = 4200 NOK person',
      'duration: Weekend expedition = 2 days',
      'audience: Beginners',
      'rule: cancellation Cancel up to 48 hours before and you pay nothing.',
      'voice: we',
      'language: en',
      'currency: NOK',
    ],
  },
  {
    host: 'rapid-river-rafting.com',
    pages: { '/': html(rafting, { title: 'Rapid River Rafting | Moab', lang: 'en-US' }) },
    says: [
      'name: Rapid River Rafting',
      'logo: /wp-content/uploads/rapid-river-logo.png',
      'phone: +1 435 259 5555',
      'address: 225 S Main St, 84532, Moab, UT',
      'hours: mo tu we th fr sa su 08:00-18:00',
      'price: Half-Day Canyon Trip = 79 USD person',
      'price: Full-Day Canyon Trip = from 129 USD item',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
  {
    host: 'summit-festival.ch',
    pages: {
      '/': html(`<h1>Summit Days</h1><p>Three days of climbing films and courses.</p>`, {
        title: 'Summit Days',
        lang: 'en',
        head: jsonLd([
          {
            '@type': 'Organization',
            'name': 'Summit Days',
            'telephone': '041 123 45 67',
            'address': {
              '@type': 'PostalAddress',
              'addressLocality': 'Andermatt',
              'addressCountry': { '@type': 'Country', 'name': 'CH' },
            },
          },
          {
            '@type': 'Event',
            'name': 'Beginners’ climbing course',
            'startDate': '2026-07-03',
            'location': { '@type': 'Place', 'name': 'Schöllenen gorge' },
            'offers': [
              { '@type': 'Offer', 'name': 'Adult', 'price': '120.00', 'priceCurrency': 'CHF' },
              { '@type': 'Offer', 'name': 'Child', 'price': '60.00', 'priceCurrency': 'CHF' },
            ],
          },
        ]),
      }),
    },
    says: [
      'name: Summit Days',
      'phone: +41 41 123 45 67',
      'address: Andermatt, CH',
      'price: Beginners’ climbing course = 120 CHF person',
      'meeting_point: Beginners’ climbing course = Schöllenen gorge',
      'language: en',
      'currency: CHF',
    ],
  },
  {
    host: 'broken-paddle.example',
    pages: {
      '/': html(
        `<script type="application/ld+json">{ "@type": "LocalBusiness", "name": "Broken Paddle", "telephone": "+1 604 555 0134", "description": "Canoe trips
on the lakes of the interior, with everything that you need on board.", }</script>
<script type="application/ld+json">{ "@type": "LocalBusiness", "name": "Never closed</script>
<h1>Broken Paddle</h1><p>Canoe trips on the lakes.</p>`,
        { title: 'Broken Paddle', lang: 'en-CA' },
      ),
    },
    says: ['name: Broken Paddle', 'phone: +1 604 555 0134', 'language: en-CA'],
  },
  {
    host: 'app-shell-tours.example',
    pages: {
      '/': html('<div id="root"></div><script src="/app.js"></script>', {
        title: 'Glacier Walks Skaftafell',
        head: jsonLd({
          '@type': 'TravelAgency',
          'name': 'Glacier Walks Skaftafell',
          'telephone': '+354 555 1234',
          'description':
            'Small groups on the ice, every day of the year, with crampons and a guide.',
          'openingHours': ['Mo-Fr 08:00-20:00', 'Sa,Su 09:00-18:00'],
          'makesOffer': {
            '@type': 'Offer',
            'price': '14900',
            'priceCurrency': 'ISK',
            'itemOffered': { '@type': 'Service', 'name': 'Blue ice walk' },
          },
        }),
      }),
    },
    says: [
      'name: Glacier Walks Skaftafell',
      'phone: +354 555 1234',
      'hours: mo tu we th fr 08:00-20:00; sa su 09:00-18:00',
      'price: Blue ice walk = 14900 ISK item',
      'currency: ISK',
    ],
  },
]

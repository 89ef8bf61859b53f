import { html, jsonLd, type Site } from '../site.ts'
/** Sites of still other trades and countries. */
export const furtherSites: Site[] = [
  {
    host: 'mapleridgehorses.com',
    pages: {
      '/': html(
        `<header><h2>Maple Ridge Horses</h2><ul class="menu"><li><a href="/trail-rides">Trail Rides</a></li><li><a href="/faq">FAQ</a></li><li><a href="/contact-us">Contact Us</a></li></ul></header><h1>Trail rides in the Green Mountains</h1><p>Our horses know the way and our guides know the stories. Rides for all levels, rain or shine.</p>`,
        { title: 'Maple Ridge Horses – Trail Rides in Stowe, Vermont', lang: 'en' },
      ),
      '/trail-rides': html(
        `<h1>Trail Rides</h1><h3>One-Hour Meadow Ride</h3><p>$65 per rider. Ages 7 and up. Weight limit 230 lbs.</p><h3>Two-Hour Summit Ride</h3><p>$110 per rider. Ages 10 and up.</p><h3>Pony Time</h3><p>15 minutes in the ring, $20.</p>`,
        { title: 'Trail Rides – Maple Ridge Horses', lang: 'en' },
      ),
      '/faq': html(
        `<h1>Frequently Asked Questions</h1><h3>What should I wear?</h3><p>Long pants and closed-toe shoes.</p><h3>What is your cancellation policy?</h3><p>We ask for 24 hours notice. Later cancellations are charged 50%.</p>`,
        { title: 'FAQ – Maple Ridge Horses', lang: 'en' },
      ),
      '/contact-us': html(
        `<h1>Contact Us</h1><p>Maple Ridge Horses<br>480 Old County Road<br>Stowe, VT 05672</p><p>Phone: 802-555-0161<br>Email: ride@mapleridgehorses.com</p><p>Open May 15 - October 31<br>Tuesday - Sunday 9am - 4pm</p>`,
        { title: 'Contact – Maple Ridge Horses', lang: 'en' },
      ),
    },
    says: [
      'requirements: One-Hour Meadow Ride = Ages 7 and up',
      'requirements: Two-Hour Summit Ride = Ages 10 and up',
      'name: Maple Ridge Horses',
      'price: One-Hour Meadow Ride = 65 USD person',
      'price: Two-Hour Summit Ride = 110 USD person',
      'price: Pony Time = 20 USD item',
      'rule: cancellation Later cancellations are charged 50%.',
      'address: 480 Old County Road, 05672, Stowe, VT',
      'phone: +1 802 555 0161',
      'email: ride@mapleridgehorses.com',
      'hours: tu we th fr sa su 09:00-16:00',
      'voice: we',
      'language: en',
      'currency: USD',
    ],
  },
  {
    host: 'floss-fahrten-isar.de',
    pages: {
      '/': html(
        `<h1>Floßfahrten auf der Isar</h1><p>Mit Blasmusik, Brotzeit und Bier vom Fass von Wolfratshausen nach München. Seit 1978 fahren wir mit Vereinen, Firmen und Familien.</p><h2>Unsere Fahrten</h2><table><tr><td>Gruppenfloß (ab 30 Personen)</td><td>auf Anfrage</td></tr><tr><td>Einzelplatz Samstag</td><td>179 € p.P.</td></tr><tr><td>Einzelplatz Sonntag</td><td>169 € p.P.</td></tr></table><h2>Leistungen</h2><ul><li>Floßfahrt mit Musik</li><li>Mittagessen</li></ul><h2>Kontakt</h2><p>Flößerei Seitner · Am Floßplatz 3 · 82515 Wolfratshausen<br>Tel. 08171 / 18 320 · Fax 08171 / 18 321<br>post@floss-fahrten-isar.de</p><p>Bürozeiten: Mo.–Do. 8:00–16:00 Uhr, Fr. 8:00–12:00 Uhr</p>`,
        { title: 'Floßfahrten Isar – Flößerei Seitner', lang: 'de' },
      ),
    },
    says: [
      'name: Floßfahrten Isar',
      'since: 1978',
      'price: Einzelplatz Samstag = 179 EUR person',
      'price: Einzelplatz Sonntag = 169 EUR person',
      'address: Am Floßplatz 3, 82515, Wolfratshausen',
      'phone: +49 8171 18320',
      'email: post@floss-fahrten-isar.de',
      'hours: mo tu we th 08:00-16:00; fr 08:00-12:00',
      'voice: we',
      'language: de',
      'currency: EUR',
    ],
  },
  {
    host: 'kelpcoast.co.za',
    pages: {
      '/': html(
        `<h1>Kelp Coast Snorkelling</h1><p>Snorkel with cow sharks and seals in Simon's Town. Small groups with marine biologists.</p><h2>Seal snorkel</h2><p>2 hours on the water</p><p>R950 per person</p><h2>Kelp forest snorkel</h2><p>R750 per person</p><p>Wetsuits, masks and fins included.</p><p>WhatsApp +27 82 123 4567</p><p>Waterfront Centre, St Georges Street, Simon's Town</p>`,
        { title: "Kelp Coast Snorkelling | Simon's Town", lang: 'en-ZA' },
      ),
    },
    says: [
      'included: Kelp forest snorkel = Wetsuits, masks, fins',
      'name: Kelp Coast Snorkelling',
      'price: Seal snorkel = 950 ZAR person',
      'duration: Seal snorkel = 2 hours on the water',
      'price: Kelp forest snorkel = 750 ZAR person',
      'phone: +27 82 123 4567',
      'spelling: UK',
      'language: en-ZA',
      'currency: ZAR',
    ],
  },
  {
    host: 'lakedistrictballoons.co.uk',
    pages: {
      '/': html(
        `<h1>Lake District Balloons</h1><p>Champagne flights over Windermere, April to October, at sunrise and two hours before sunset.</p><ul class="products"><li class="product"><h2 class="woocommerce-loop-product__title">Weekday Morning Flight</h2><span class="price"><span class="amount"><bdi><span>£</span>149.00</bdi></span></span></li><li class="product"><h2 class="woocommerce-loop-product__title">Anytime Flight</h2><span class="price"><del><span class="amount">£199.00</span></del> <ins><span class="amount">£179.00</span></ins></span></li></ul><p>Flights depend on the weather; if we cancel, you simply rebook.</p><p>Freephone 0800 123 4567 (Mon-Fri 9am-5.30pm)</p>`,
        {
          title: 'Lake District Balloons',
          lang: 'en-GB',
          head: jsonLd({
            '@context': 'https://schema.org/',
            '@type': 'ItemList',
            'itemListElement': [
              {
                '@type': 'ListItem',
                'item': {
                  '@type': 'Product',
                  'name': 'Weekday Morning Flight',
                  'offers': { '@type': 'Offer', 'price': '149.00', 'priceCurrency': 'GBP' },
                },
              },
            ],
          }),
        },
      ),
    },
    says: [
      'name: Lake District Balloons',
      'price: Weekday Morning Flight = 149 GBP item',
      'price: Anytime Flight = 179 GBP item',
      'rule: cancellation Flights depend on the weather; if we cancel, you simply rebook.',
      'phone: +44 800 123 4567',
      'hours: mo tu we th fr 09:00-17:30',
      'voice: we',
      'spelling: UK',
      'language: en-GB',
      'currency: GBP',
    ],
  },
  {
    host: 'northshorecabins.com',
    pages: {
      '/': html(
        `<h1>North Shore Cabins</h1><p>Six log cabins on Lake Superior, open year round.</p><div class="cabin"><h3>Birch Cabin</h3><p>Sleeps 4 | 1 bedroom | wood stove</p><p>Summer $189/night, Winter $149/night</p></div><div class="cabin"><h3>Spruce Cabin</h3><p>Sleeps 6 | 2 bedrooms</p><p>Summer $239/night, Winter $189/night</p></div><p>Cleaning fee $60 per stay. Two-night minimum.</p><p>Call <a href="tel:218-555-0119">(218) 555-0119</a> · 5200 Hwy 61, Grand Marais, MN 55604</p><p><a href="https://northshorecabins.lodgify.com/en/">Check availability</a></p>`,
        { title: 'North Shore Cabins | Grand Marais, MN', lang: 'en-US' },
      ),
    },
    says: [
      'name: North Shore Cabins',
      'price: Birch Cabin = from 149 USD night',
      'price: Spruce Cabin = from 189 USD night',
      'phone: +1 218 555 0119',
      'address: 5200 Hwy 61, 55604, Grand Marais, MN',
      'booking-link: https://northshorecabins.lodgify.com/en/',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
]

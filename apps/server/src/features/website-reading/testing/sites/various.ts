import { html, jsonLd, type Site } from '../site.ts'
/** Sites of other trades, each with a price list of its own kind. */
export const variousSites: Site[] = [
  {
    host: 'captainruss.com',
    pages: {
      '/': html(
        `<div class="wrapper"><h1 class="title">Captain Russ Fishing Charters</h1><p class="sub">Islamorada, FL &bull; Backcountry &amp; offshore &bull; USCG licensed</p><h2>Trips &amp; Rates</h2><p><b>4-Hour Trip</b> - $550<br><b>6-Hour Trip</b> - $700<br><b>8-Hour Trip</b> - $850</p><p>Rates are for up to 4 anglers. Bait, tackle and licenses included.</p><p>A $200 deposit holds your date. Weather cancellations are fully refunded.</p><h2>Reviews</h2><p>"Captain Russ put us on fish all day!" - Dave, Ohio</p><h2>Contact Captain Russ</h2><p>Text or call 305.555.0177<br>captruss@example.com</p></div>`,
        { title: 'Captain Russ Fishing Charters - Islamorada, Florida', lang: 'en-US' },
      ),
    },
    says: [
      'name: Captain Russ Fishing Charters',
      'price: 4-Hour Trip = 550 USD item',
      'price: 6-Hour Trip = 700 USD item',
      'price: 8-Hour Trip = 850 USD item',
      'rule: deposit A $200 deposit holds your date.',
      'rule: cancellation Weather cancellations are fully refunded.',
      'phone: +1 305 555 0177',
      'email: captruss@example.com',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
  {
    host: 'skischule-berwang.at',
    pages: {
      '/': html(
        `<header><nav><ul><li><a href="/kinder">Kinderskikurs</a></li><li><a href="/erwachsene">Erwachsene</a></li><li><a href="/kontakt">Kontakt</a></li></ul></nav></header><h1>Skischule Berwang</h1><p>Skifahren lernen mit Herz: Unsere 25 Lehrerinnen und Lehrer freuen sich auf Groß und Klein.</p>`,
        { title: 'Skischule Berwang | Tirol', lang: 'de-AT' },
      ),
      '/kinder': html(
        `<h1>Kinderskikurs</h1><p>Für Kinder ab 4 Jahren, täglich 10 bis 12 und 13 bis 15 Uhr.</p><table><tr><th>Dauer</th><th>Preis</th></tr><tr><td>1 Tag</td><td>€ 85</td></tr><tr><td>3 Tage</td><td>€ 210</td></tr><tr><td>5 Tage</td><td>€ 265</td></tr></table>`,
        { title: 'Kinderskikurs | Skischule Berwang', lang: 'de-AT' },
      ),
      '/erwachsene': html(
        `<h1>Kurse für Erwachsene</h1><h2>Gruppenkurs</h2><p>Max. 8 Personen. 1 Tag € 90,00 / 3 Tage € 220,00</p><h2>Privatstunde</h2><p>€ 75,00 pro Stunde, jede weitere Person € 20,00</p>`,
        { title: 'Erwachsene | Skischule Berwang', lang: 'de-AT' },
      ),
      '/kontakt': html(
        `<h1>Kontakt</h1><address>Skischule Berwang<br>Berwang 110<br>A-6622 Berwang</address><p>T +43 5674 8888<br>M office@skischule-berwang.at</p>`,
        { title: 'Kontakt | Skischule Berwang', lang: 'de-AT' },
      ),
    },
    says: [
      'requirements: Kinderskikurs = Für Kinder ab 4 Jahren',
      'group_size: Gruppenkurs = Max. 8 Personen',
      'name: Skischule Berwang',
      'price: Kinderskikurs = from 85 EUR item',
      'price: Gruppenkurs = from 90 EUR item',
      'price: Privatstunde = 75 EUR hour',
      'address: Berwang 110, 6622, Berwang',
      'phone: +43 5674 8888',
      'email: office@skischule-berwang.at',
      'language: de-AT',
      'currency: EUR',
    ],
  },
  {
    host: 'oldmillinn.ie',
    pages: {
      '/': html(
        `<h1>The Old Mill Inn</h1><p>Food, music and rooms by the river in Kenmare.</p><h2>Rooms</h2><p>Double or twin from €120 B&amp;B. Family room from €165 B&amp;B.</p><h2>From the kitchen</h2><dl><dt>Seafood chowder</dt><dd>€9.50</dd><dt>Beef and stout pie</dt><dd>€18.50</dd><dt>Fish of the day</dt><dd>Market price</dd></dl><h2>Opening times</h2><p>Bar: Mon-Thu 12:00-23:30, Fri &amp; Sat 12:00-00:30, Sun 12:30-23:00</p><p>Bridge Street, Kenmare, Co. Kerry</p><p>+353 64 664 1234</p>`,
        { title: 'The Old Mill Inn, Kenmare', lang: 'en-IE' },
      ),
    },
    says: [
      'name: The Old Mill Inn',
      'price: Double or twin = from 120 EUR item',
      'price: Seafood chowder = 9.5 EUR item',
      'price: Beef and stout pie = 18.5 EUR item',
      'hours: mo tu we th 12:00-23:30; fr sa 12:00-00:30; su 12:30-23:00',
      'phone: +353 64 664 1234',
      'spelling: UK',
      'language: en-IE',
      'currency: EUR',
    ],
  },
  {
    host: 'trek-nepal-guides.com',
    pages: {
      '/': html(
        `<h1>Himal Trek Guides</h1><p>We are a Kathmandu-based team of licensed guides. Trek with us to Everest, Annapurna and Mustang.</p><div class="trip"><h3><a href="/trips/everest-base-camp">Everest Base Camp Trek</a></h3><p>14 days · Moderate to challenging</p><p>From US$1,450 pp</p></div><div class="trip"><h3>Annapurna Circuit</h3><p>12 days · Moderate</p><p>From US$1,190 pp</p></div><p>WhatsApp: +977 984-1234567 | info@himaltrek.com</p>`,
        {
          title: 'Himal Trek Guides | Trekking in Nepal',
          lang: 'en',
          head: jsonLd({
            '@type': 'TravelAgency',
            'name': 'Himal Trek Guides',
            'aggregateRating': {
              '@type': 'AggregateRating',
              'ratingValue': '4.9',
              'reviewCount': '312',
            },
            'priceRange': '$$',
            'address': {
              '@type': 'PostalAddress',
              'streetAddress': 'Thamel Marg 12',
              'addressLocality': 'Kathmandu',
              'addressCountry': 'Nepal',
            },
          }),
        },
      ),
      '/trips/everest-base-camp': html(
        `<h1>Everest Base Camp Trek</h1><table><tr><th>Trip length</th><td>14 days</td></tr><tr><th>Group size</th><td>2–10</td></tr><tr><th>Best season</th><td>March–May, October–November</td></tr></table><h2>Price includes</h2><ul><li>Airport pick-up</li><li>Licensed guide</li><li>Teahouse beds</li></ul><h2>Price excludes</h2><ul><li>Visa</li><li>Lunch in Kathmandu</li></ul><h2>Cost</h2><p>US$1,450 per person, twin share</p>`,
        { title: 'Everest Base Camp Trek | Himal Trek Guides', lang: 'en' },
      ),
    },
    says: [
      'duration: Annapurna Circuit = 12 days',
      'name: Himal Trek Guides',
      'address: Thamel Marg 12, Kathmandu, Nepal',
      'price: Everest Base Camp Trek = from 1450 USD person',
      'duration: Everest Base Camp Trek = 14 days',
      'group_size: Everest Base Camp Trek = 2–10',
      'season: Everest Base Camp Trek = March–May, October–November',
      'included: Everest Base Camp Trek = Airport pick-up, Licensed guide, Teahouse beds',
      'not_included: Everest Base Camp Trek = Visa, Lunch in Kathmandu',
      'price: Annapurna Circuit = from 1190 USD person',
      'phone: +977 984 1234567',
      'email: info@himaltrek.com',
      'voice: we',
      'language: en',
      'currency: USD',
    ],
  },
  {
    host: 'surfhouse-ericeira.pt',
    pages: {
      '/': html(
        `<h1>Ericeira Surf House</h1><p>Surf, yoga and sunsets. Our house has room for twelve guests and one lazy cat.</p><h2>Packages</h2><div><h3>Surf Week</h3><p>7 nights, 5 surf lessons, breakfast</p><p>Shared room: 549€ | Private room: 749€</p></div><div><h3>Long Weekend</h3><p>3 nights, 2 surf lessons</p><p>from 249€ per person</p></div><h2>Only lessons</h2><p>Group lesson 35€ per person (2 hours)</p><p>Private lesson 80€</p><p>Rua das Flores 14, 2655-321 Ericeira, Portugal</p><p>(+351) 912 345 678</p>`,
        { title: 'Ericeira Surf House · Surf camp in Portugal', lang: 'en' },
      ),
    },
    says: [
      'duration: Surf Week = 7 nights',
      'duration: Long Weekend = 3 nights',
      'name: Ericeira Surf House',
      'price: Surf Week = from 549 EUR item',
      'price: Long Weekend = from 249 EUR person',
      'price: Group lesson = 35 EUR person',
      'price: Private lesson = 80 EUR item',
      'phone: +351 912 345 678',
      'address: Rua das Flores 14, 2655-321, Ericeira, Portugal',
      'language: en',
      'currency: EUR',
    ],
  },
  {
    host: 'zipmountain.com',
    pages: {
      '/': html(
        `<h1>Zip Mountain Adventure Park</h1><p>Ten zip lines, three ropes courses and one giant swing in the Smokies.</p><h2>Tickets</h2><table><tr><td>All Day Pass</td><td>$69.99</td></tr><tr><td>Zip Tour</td><td>$54.99</td></tr><tr><td>Giant Swing</td><td>$19.99</td></tr></table><p>Must be at least 5 years old and 50 lbs to zip.</p><p>Hours: Daily 9 AM – 7 PM (Memorial Day – Labor Day)</p><p>2455 Parkway, Pigeon Forge, TN 37863 | (865) 555-0123</p><p>Follow us: <a href="https://www.tiktok.com/@zipmountain">TikTok</a></p>`,
        { title: 'Zip Mountain Adventure Park', lang: 'en-us' },
      ),
    },
    says: [
      'name: Zip Mountain Adventure Park',
      'price: All Day Pass = 69.99 USD item',
      'price: Zip Tour = 54.99 USD item',
      'price: Giant Swing = 19.99 USD item',
      'rule: restriction Must be at least 5 years old and 50 lbs to zip.',
      'hours: mo tu we th fr sa su 09:00-19:00',
      'address: 2455 Parkway, 37863, Pigeon Forge, TN',
      'phone: +1 865 555 0123',
      'social-link: https://www.tiktok.com/@zipmountain',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
]

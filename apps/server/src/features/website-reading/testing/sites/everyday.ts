import { html, jsonLd, type Site } from '../site.ts'

const nav = (links: string[]) =>
  `<nav>${links.map((l) => `<a href="/${l.toLowerCase().replaceAll(' ', '-')}">${l}</a>`).join(' ')}</nav>`
/** Sites of small businesses as they are found on any afternoon. */
export const everydaySites: Site[] = [
  {
    host: 'pinecreekclimbing.com',
    pages: {
      '/': html(
        `<header><a class="navbar-brand" href="/"><img src="/images/pcc-mark.png" alt="Pine Creek Climbing Co."></a>${nav(['Climbs', 'Pricing', 'Meet the Guides', 'Contact'])}</header>
   <section class="hero"><h1>Climb the Sierra with people who live here</h1><p>Private and small-group climbing in Bishop, California. We run trips all year.</p><a class="btn" href="https://pinecreek.checkfront.com/reserve/">Book Now</a></section>
   <section><h2>Why climb with us?</h2><p>Family-owned since 2008, with more than 4,000 happy guests.</p></section>
   <section><blockquote><p>“Best day of our road trip. Our kids still talk about it.”</p><footer>— Jenna M., Portland</footer></blockquote></section>
   <footer><p>Pine Creek Climbing Co. · 124 S Main St, Bishop, CA 93514 · (760) 555-0133 · <a href="mailto:climb@pinecreekclimbing.com">climb@pinecreekclimbing.com</a></p><p>&copy; 2026</p></footer>`,
        {
          title: 'Pine Creek Climbing Co. | Guided Climbing in Bishop, CA',
          lang: 'en',
          head: '<meta name="description" content="Guided rock climbing in Bishop, California for families, first-timers and aspiring leaders.">',
        },
      ),
      '/pricing': html(
        `<h1>Pricing</h1><div class="row"><div class="col"><h3>Half-Day Climb</h3><p class="price">$135 <small>/ person</small></p><ul><li>4 hours</li><li>All gear included</li><li>Ages 6+</li></ul></div><div class="col"><h3>Full-Day Climb</h3><p class="price">$195 <small>/ person</small></p><ul><li>7 hours</li><li>Lunch included</li></ul></div><div class="col"><h3>Private Guide</h3><p class="price">$480 <small>/ day</small></p></div></div><p>Cancellations made more than 72 hours in advance receive a full refund.</p>`,
        { title: 'Pricing | Pine Creek Climbing Co.', lang: 'en' },
      ),
      '/contact': html(
        `<h1>Contact</h1><p>Call us at 760-555-0133.</p><h4>Office hours</h4><p>Mon - Sat: 8:00 AM - 5:00 PM<br>Sun: Closed</p>`,
        { title: 'Contact | Pine Creek Climbing Co.', lang: 'en' },
      ),
    },
    says: [
      'requirements: Half-Day Climb = Ages 6+',
      'included: Half-Day Climb = All gear',
      'included: Full-Day Climb = Lunch',
      'name: Pine Creek Climbing Co.',
      'logo: /images/pcc-mark.png',
      'since: 2008',
      'review: Best day of our road trip. Our kids still talk about it., Jenna M., Portland',
      'address: 124 S Main St, 93514, Bishop, CA',
      'phone: +1 760 555 0133',
      'email: climb@pinecreekclimbing.com',
      'price: Half-Day Climb = 135 USD person',
      'duration: Half-Day Climb = 4 hours',
      'price: Full-Day Climb = 195 USD person',
      'duration: Full-Day Climb = 7 hours',
      'price: Private Guide = 480 USD day',
      'rule: cancellation Cancellations made more than 72 hours in advance receive a full refund.',
      'hours: mo tu we th fr sa 08:00-17:00',
      'booking-link: https://pinecreek.checkfront.com/reserve/',
      'voice: we',
      'language: en',
      'currency: USD',
    ],
  },
  {
    host: 'kanu-mueller.de',
    pages: {
      '/': html(
        `<div id="menu"><a href="/touren.html">Touren</a> | <a href="/preise.html">Preise &amp; Verleih</a> | <a href="/kontakt.html">Kontakt</a> | <a href="/impressum.html">Impressum</a> | <a href="/datenschutz.html">Datenschutz</a></div><h1>Kanuverleih Müller an der Mecklenburger Seenplatte</h1><p>Paddeln, zelten, abschalten: Bei uns bekommen Sie Kanus, Kajaks und Tipps für Ihre Tour. Unser Familienbetrieb besteht seit 1993.</p>`,
        { title: 'Kanuverleih Müller', lang: 'de-DE' },
      ),
      '/preise.html': html(
        `<h1>Preise &amp; Verleih</h1><table><thead><tr><th>Boot</th><th>Tag</th><th>Woche</th></tr></thead><tbody><tr><td>Einerkajak</td><td>22,00 €</td><td>110,00 €</td></tr><tr><td>Zweierkanadier</td><td>32,00 €</td><td>160,00 €</td></tr></tbody></table><p>Kaution: 50 € pro Boot</p><p>Rücktransport ab 25 €</p>`,
        { title: 'Preise', lang: 'de-DE' },
      ),
      '/touren.html': html(
        `<h1>Geführte Touren</h1><h2>Biberpirsch am Abend</h2><p>Leise gleiten wir durch die Kanäle und warten auf die Biber.</p><p><strong>Dauer:</strong> 3 Stunden</p><p><strong>Preis:</strong> 29 € pro Person, Kinder bis 12 Jahre 15 €</p><p><strong>Treffpunkt:</strong> Bootssteg am Campingplatz</p><p><strong>Termine:</strong> jeden Freitag von Mai bis August</p><h2>Drei-Seen-Tour</h2><p>Ein ganzer Tag auf dem Wasser mit Picknick.</p><p>Preis: 49 Euro pro Person</p>`,
        { title: 'Touren', lang: 'de-DE' },
      ),
      '/kontakt.html': html(
        `<h1>Kontakt</h1><p>Kanuverleih Müller<br>Am Bootssteg 1<br>17255 Wesenberg</p><p>Telefon: 039832 / 20 123<br>Mobil: 0171 2345678</p><p>info(at)kanu-mueller.de</p><p>Geöffnet von April bis Oktober, täglich 8.00 – 19.00 Uhr</p>`,
        { title: 'Kontakt', lang: 'de-DE' },
      ),
    },
    says: [
      'email: info@kanu-mueller.de',
      'name: Kanuverleih Müller',
      'since: 1993',
      'price: Einerkajak = from 22 EUR item',
      'price: Zweierkanadier = from 32 EUR item',
      'price: Biberpirsch am Abend = 29 EUR person',
      'duration: Biberpirsch am Abend = 3 Stunden',
      'meeting_point: Biberpirsch am Abend = Bootssteg am Campingplatz',
      'price: Drei-Seen-Tour = 49 EUR person',
      'address: Am Bootssteg 1, 17255, Wesenberg',
      'phone: +49 39832 20123 or +49 171 2345678',
      'hours: mo tu we th fr sa su 08:00-19:00; April bis Oktober',
      'voice: we',
      'language: de-DE',
      'currency: EUR',
    ],
  },
  {
    host: 'glampingcornwall.co.uk',
    pages: {
      '/': html(
        `<h1>Meadow &amp; Sea Glamping</h1><p>Five bell tents and two shepherd's huts in a wildflower meadow, ten minutes' walk from the beach.</p><h2>Our accommodation</h2><article><h3>Bell Tent</h3><p>Sleeps 4. From £85 per night.</p></article><article><h3>Shepherd's Hut</h3><p>Sleeps 2. From £110 per night.</p></article><h2>Good to know</h2><ul><li>Check-in from 4pm, check-out by 10am.</li><li>Dogs welcome (£10 per stay).</li><li>Minimum stay two nights.</li></ul><p>Meadow &amp; Sea, Trevone Road, Padstow, PL28 8QN</p><p>Tel: 01841 555 012</p><a href="https://www.facebook.com/meadowandsea/">Facebook</a> <a href="https://instagram.com/meadowandsea">Instagram</a>`,
        { title: 'Meadow & Sea Glamping, Cornwall', lang: 'en-GB' },
      ),
    },
    says: [
      'name: Meadow & Sea Glamping',
      'price: Bell Tent = from 85 GBP night',
      "price: Shepherd's Hut = from 110 GBP night",
      'phone: +44 1841 555012',
      'social-link: https://www.facebook.com/meadowandsea/',
      'social-link: https://instagram.com/meadowandsea',
      'spelling: UK',
      'language: en-GB',
      'currency: GBP',
    ],
  },
  {
    host: 'sauvage-parapente.fr',
    pages: {
      '/': html(
        `<h1>Parapente à Annecy</h1><p>Offrez-vous un vol au-dessus du lac ! Nos moniteurs diplômés d'État vous accueillent toute l'année, tous les jours, à Montmin.</p><h2>Nos vols biplace</h2><div class="formule"><h3>Vol Découverte</h3><p>15 à 20 minutes</p><p class="tarif">95 €</p></div><div class="formule"><h3>Vol Sensation</h3><p>30 minutes</p><p class="tarif">130 €</p></div><p>Option photos et vidéo : 25 €</p><h2>Conditions</h2><p>Âge minimum : 6 ans. Poids maximum : 110 kg.</p><p>En cas de mauvaise météo, le vol est reporté ou remboursé.</p><h2>Contact</h2><p>Sauvage Parapente – 258 route du Col, 74210 Montmin</p><p>06 12 34 56 78</p><p><a href="mailto:vol@sauvage-parapente.fr">vol@sauvage-parapente.fr</a></p>`,
        { title: 'Sauvage Parapente - Baptême de parapente à Annecy', lang: 'fr' },
      ),
    },
    says: [
      'name: Sauvage Parapente',
      'price: Vol Découverte = 95 EUR item',
      'duration: Vol Découverte = 15 à 20 minutes',
      'price: Vol Sensation = 130 EUR item',
      'duration: Vol Sensation = 30 minutes',
      'rule: weather En cas de mauvaise météo, le vol est reporté ou remboursé.',
      'address: 258 route du Col, 74210, Montmin',
      'phone: +33 6 12 34 56 78',
      'email: vol@sauvage-parapente.fr',
      'voice: we',
      'language: fr',
      'currency: EUR',
    ],
  },
  {
    host: 'bluewaterdive.com',
    pages: {
      '/': html(
        `<div class="elementor"><div class="elementor-widget-heading"><h2>Blue Water Dive Center</h2></div><div class="elementor-widget-text-editor"><p>PADI 5 Star dive center in Key Largo, Florida. Daily reef trips at 8:30 AM and 1:00 PM.</p></div><div class="elementor-price-table"><h3>2-Tank Reef Dive</h3><div><span>$</span><span>99</span><span>.00</span></div><div>per diver</div></div><div class="elementor-price-table"><h3>Snorkel Trip</h3><div><span>$</span><span>54</span></div><div>per person</div></div><div class="elementor-price-table"><h3>Open Water Certification</h3><div>$649</div><div>4 days</div></div></div><p>Call <a href="tel:3055550144">305-555-0144</a></p><p>99701 Overseas Hwy, Key Largo, FL 33037</p><p>Shop hours: 7:30am to 5:30pm daily</p>`,
        {
          title: 'Blue Water Dive Center – Key Largo Diving & Snorkeling',
          lang: 'en-US',
          head: jsonLd({
            '@context': 'https://schema.org',
            '@graph': [
              { '@type': 'WebPage', 'name': 'Home' },
              {
                '@type': 'WebSite',
                'name': 'Blue Water Dive Center',
                'publisher': { '@id': '#org' },
              },
              {
                '@type': 'Organization',
                '@id': '#org',
                'name': 'Blue Water Dive Center',
                'logo': { '@type': 'ImageObject', 'url': 'https://bluewaterdive.com/logo.png' },
                'sameAs': ['https://www.facebook.com/bluewaterdive'],
              },
            ],
          }),
        },
      ),
    },
    says: [
      'name: Blue Water Dive Center',
      'logo: /logo.png',
      'social-link: https://www.facebook.com/bluewaterdive',
      'price: 2-Tank Reef Dive = 99 USD person',
      'price: Snorkel Trip = 54 USD person',
      'price: Open Water Certification = 649 USD item',
      'duration: Open Water Certification = 4 days',
      'phone: +1 305 555 0144',
      'address: 99701 Overseas Hwy, 33037, Key Largo, FL',
      'hours: mo tu we th fr sa su 07:30-17:30',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
  {
    host: 'huskyfarm.fi',
    pages: {
      '/': html(
        `<h1>Aurora Husky Farm</h1><p>Our 60 huskies take you through the forests of Lapland. We are a small farm near Muonio.</p><h2>Winter programme 2026</h2><table><tr><th>Safari</th><th>Duration</th><th>Adult</th><th>Child 4-12</th></tr><tr><td>Puppy visit</td><td>1 h</td><td>45 €</td><td>25 €</td></tr><tr><td>Half-day safari</td><td>3 h</td><td>165 €</td><td>95 €</td></tr><tr><td>Overnight safari</td><td>2 days</td><td>590 €</td><td>-</td></tr></table><p>The season runs from December to mid-April.</p><p>Not suitable for pregnant women or children under 4.</p><p>+358 40 123 4567 / info@huskyfarm.fi</p>`,
        { title: 'Aurora Husky Farm', lang: 'en' },
      ),
    },
    says: [
      'rule: other The season runs from December to mid-April.',
      'name: Aurora Husky Farm',
      'price: Puppy visit = 45 EUR person',
      'duration: Puppy visit = 1 h',
      'price: Half-day safari = 165 EUR person',
      'duration: Half-day safari = 3 h',
      'price: Overnight safari = 590 EUR person',
      'duration: Overnight safari = 2 days',
      'rule: restriction Not suitable for pregnant women or children under 4.',
      'phone: +358 40 1234567',
      'email: info@huskyfarm.fi',
      'voice: we',
      'language: en',
      'currency: EUR',
    ],
  },
  {
    host: 'rideout-bikes.ca',
    pages: {
      '/': html(
        `<h1>RideOut Bikes</h1><p>Bike rentals, lessons and shuttles in Squamish, BC.</p>${nav(['Rentals', 'Lessons', 'Contact'])}`,
        { title: 'RideOut Bikes Squamish', lang: 'en-CA' },
      ),
      '/rentals': html(
        `<h1>Rentals</h1><h2>Full Suspension Trail Bike</h2><p>Half day: $85 · Full day: $120 · Additional days: $90</p><h2>E-Bike</h2><p>Half day: $110</p><p>Full day: $160</p><p>Damage waiver: $15 per day</p>`,
        { title: 'Rentals | RideOut Bikes', lang: 'en-CA' },
      ),
      '/lessons': html(
        `<h1>Lessons</h1><h2>Kids After-School Club</h2><p>Six Tuesdays, 3:30–5:30pm. $299 per child.</p><h2>Private Coaching</h2><p>$95 per hour, minimum 2 hours.</p>`,
        { title: 'Lessons | RideOut Bikes', lang: 'en-CA' },
      ),
      '/contact': html(
        `<h1>Contact</h1><p>#3-1200 Hunter Place, Squamish, BC V8B 0G7</p><p>Phone: (604) 555-0162</p><p>Open every day 9-6</p>`,
        { title: 'Contact | RideOut Bikes', lang: 'en-CA' },
      ),
    },
    says: [
      'name: RideOut Bikes',
      'price: Full Suspension Trail Bike = from 85 CAD half-day',
      'price: E-Bike = from 110 CAD half-day',
      'price: Private Coaching = 95 CAD hour',
      'price: Kids After-School Club = 299 CAD child',
      'phone: +1 604 555 0162',
      'hours: mo tu we th fr sa su 09:00-18:00',
      'language: en-CA',
      'currency: CAD',
    ],
  },
]

import { html, type Site } from '../site.ts'
/** Sites whose prices are for somebody, or for a time. */
export const seasonalSites: Site[] = [
  {
    host: 'tidewaterkayak.com',
    pages: {
      '/': html(
        `<header><a href="/"><img src="/logo-tw.png" alt="Tidewater Kayak Tours"></a><nav><a href="/tours">Tours</a><a href="/plan-your-visit">Plan your visit</a></nav></header><main><h1>Paddle the Outer Banks</h1><p>Guided kayak tours in Duck, North Carolina since 2001. Perfect for families and first-time paddlers.</p></main><footer>Tidewater Kayak Tours • 1213 Duck Rd, Duck, NC 27949 • 252-555-0188</footer>`,
        { title: 'Tidewater Kayak Tours | Duck, NC', lang: 'en' },
      ),
      '/tours': html(
        `<h1>Kayak Tours</h1><section><h2>Sunset Sound Tour</h2><ul><li>Duration: 2 hours</li><li>Price: $55 adults / $40 kids under 12</li><li>Departs: 1.5 hours before sunset</li></ul></section><section><h2>Dolphin Watch Tour</h2><ul><li>Duration: 2.5 hours</li><li>Price: $65 per person</li><li>Minimum age: 8</li></ul></section><section><h2>Maritime Forest Eco Tour</h2><p>Two hours through the cypress swamp with a naturalist. $60 per person.</p></section>`,
        { title: 'Tours | Tidewater Kayak Tours', lang: 'en' },
      ),
      '/plan-your-visit': html(
        `<h1>Plan your visit</h1><h2>Where to meet us</h2><p>Meet at the sound-side dock behind the shop.</p><h2>Hours</h2><p>April–October: daily, 8am–6pm</p><h2>Cancellations</h2><p>Cancel 24 hours ahead for a full refund. If we cancel for weather, you choose a refund or a new date.</p>`,
        { title: 'Plan your visit | Tidewater Kayak Tours', lang: 'en' },
      ),
    },
    says: [
      'rule: other Meet at the sound-side dock behind the shop.',
      'name: Tidewater Kayak Tours',
      'logo: /logo-tw.png',
      'since: 2001',
      'audience: families and first-time paddlers',
      'address: 1213 Duck Rd, 27949, Duck, NC',
      'phone: +1 252 555 0188',
      'price: Sunset Sound Tour = 55 USD person',
      'duration: Sunset Sound Tour = 2 hours',
      'price: Dolphin Watch Tour = 65 USD person',
      'duration: Dolphin Watch Tour = 2.5 hours',
      'requirements: Dolphin Watch Tour = 8',
      'price: Maritime Forest Eco Tour = 60 USD person',
      'hours: mo tu we th fr sa su 08:00-18:00; April–October',
      'rule: cancellation Cancel 24 hours ahead for a full refund.',
      'rule: cancellation If we cancel for weather, you choose a refund or a new date.',
      'voice: we',
      'language: en',
      'currency: USD',
    ],
  },
  {
    host: 'bergfuehrer-kofler.it',
    pages: {
      '/': html(
        `<h1>Bergführer Martin Kofler</h1><p>Ich führe seit 1999 durch die Dolomiten: Klettersteige, Hochtouren und Skitouren. Meine Gruppen sind klein und meine Touren sind ehrlich geplant.</p><h2>Klettersteig-Tag Brenta</h2><p>Für Schwindelfreie mit guter Kondition. 1–4 Personen. Preis: 420 € für die ganze Gruppe.</p><h2>Ortler Hochtour</h2><p>2 Tage, max. 2 Personen, ab 780 € pro Person inkl. Leihausrüstung</p><h2>Kontakt</h2><p>Martin Kofler, Dorfweg 9, I-39029 Sulden<br>Tel. +39 347 123 4567<br>martin@bergfuehrer-kofler.it</p>`,
        { title: 'Martin Kofler - Bergführer in Südtirol', lang: 'de' },
      ),
    },
    says: [
      'duration: Ortler Hochtour = 2 Tage',
      'group_size: Ortler Hochtour = max. 2 Personen',
      'name: Martin Kofler',
      'since: 1999',
      'price: Klettersteig-Tag Brenta = 420 EUR group',
      'price: Ortler Hochtour = from 780 EUR person',
      'address: Dorfweg 9, 39029, Sulden',
      'phone: +39 347 123 4567',
      'email: martin@bergfuehrer-kofler.it',
      'voice: I',
      'language: de',
      'currency: EUR',
    ],
  },
  {
    host: 'campriverbend.ca',
    pages: {
      '/': html(
        `<h1>Camp Riverbend</h1><p>Summer day camp for kids aged 6 to 14 near Guelph, Ontario.</p><h2>2026 Rates</h2><table><thead><tr><th>Program</th><th>Ages</th><th>Weekly fee</th></tr></thead><tbody><tr><td>Explorers</td><td>6–8</td><td>$365</td></tr><tr><td>Voyageurs</td><td>9–11</td><td>$385</td></tr><tr><td>Leaders in Training</td><td>12–14</td><td>$410</td></tr></tbody></table><p>Camp runs Monday to Friday, 9:00 am to 4:00 pm.</p><p>Refunds are available until June 1.</p><p>5540 River Road, Guelph, ON N1E 0H3 · (519) 555-0120 · office@campriverbend.ca</p>`,
        { title: 'Camp Riverbend | Summer day camp', lang: 'en-CA' },
      ),
    },
    says: [
      'name: Camp Riverbend',
      'price: Explorers = 365 CAD week',
      'price: Voyageurs = 385 CAD week',
      'price: Leaders in Training = 410 CAD week',
      'rule: cancellation Refunds are available until June 1.',
      'address: 5540 River Road, N1E 0H3, Guelph, ON',
      'phone: +1 519 555 0120',
      'email: office@campriverbend.ca',
      'language: en-CA',
      'currency: CAD',
    ],
  },
  {
    host: 'velolocation-luberon.fr',
    pages: {
      '/': html(
        `<h1>Vélo Luberon</h1><p>Location de vélos électriques à Lourmarin. Nous livrons à votre hébergement dans un rayon de 20 km.</p><h2>Tarifs de location</h2><table><tr><th>Modèle</th><th>1/2 journée</th><th>1 journée</th><th>3 jours</th></tr><tr><td>Vélo électrique adulte</td><td>30 €</td><td>42 €</td><td>110 €</td></tr><tr><td>VTT enfant</td><td>12 €</td><td>18 €</td><td>45 €</td></tr></table><p>Caution de 500 € par vélo (empreinte bancaire).</p><p>Ouvert du 1er avril au 31 octobre, tous les jours de 9h à 18h30.</p><p>Place de la Fontaine, 84160 Lourmarin</p><p>Tél : 04 90 12 34 56 — bonjour@velolocation-luberon.fr</p>`,
        { title: 'Vélo Luberon : location de vélos à Lourmarin', lang: 'fr' },
      ),
    },
    says: [
      'name: Vélo Luberon',
      'price: Vélo électrique adulte = from 30 EUR item',
      'price: VTT enfant = from 12 EUR item',
      'hours: mo tu we th fr sa su 09:00-18:30; 1er avril au 31 octobre',
      'phone: +33 4 90 12 34 56',
      'email: bonjour@velolocation-luberon.fr',
      'voice: we',
      'language: fr',
      'currency: EUR',
    ],
  },
]

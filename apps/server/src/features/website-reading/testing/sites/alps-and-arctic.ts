import type { Site } from '../site.ts'

/** Lines that say when, for whom and how much, below the name of what it is. */
export const alpsAndArcticSites: Site[] = [
  {
    host: 'ferrata-arco.com',
    pages: {
      '/': `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Via Ferrata &amp; Climbing in Arco – Garda Vertical</title><meta property="og:title" content="Garda Vertical"><link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png"></head>
<body><div class="topbar">+39 338 555 0142 | info@ferrata-arco.com | IT | DE | EN</div>
<div class="logo"><a href="/">GARDA<span>VERTICAL</span></a></div>
<nav><a href="/via-ferrata.html">Via ferrata</a><a href="/climbing.html">Climbing</a><a href="/contact.html">Contact</a></nav>
<h1>Guided via ferrata and climbing at Lake Garda</h1>
<p>UIAGM mountain guides. Groups of 6 at most. All equipment included.</p>
<p>⭐ 4,9 on Google (230 reviews)</p>
</body></html>`,
      '/climbing.html': `<!DOCTYPE html><html lang="en"><head><title>Climbing – Garda Vertical</title></head>
<body><h2>Climbing taster</h2>
<p>3 hours. 1 person 180 €, 2 persons 95 € each, 3–6 persons 70 € each.</p>
<h2>Multi-pitch day</h2>
<p>1 person 350 €; 2 persons 190 € each.</p>
</body></html>`,
      '/contact.html': `<!DOCTYPE html><html lang="en"><head><title>Contact – Garda Vertical</title></head>
<body><p>Garda Vertical di Matteo Bertamini<br>Via Segantini 64<br>38062 Arco (TN)<br>P.IVA 01234550221</p>
<p>Office open 17:00–19:00 Monday to Saturday</p>
</body></html>`,
      '/via-ferrata.html': `<!DOCTYPE html><html lang="en"><head><title>Via ferrata – Garda Vertical</title></head>
<body><div class="tour"><h2>Colodri (easy)</h2>
<p>Half day · from 10 years · € 75 p.p. (min. 3 pax) · € 190 private (1–2 pax)</p>
</div>
<div class="tour"><h2>Che Guevara (difficult)</h2>
<p>Full day · good fitness · € 130 p.p. (min. 3 pax) · € 320 private (1–2 pax)</p>
</div>
<div class="tour"><h2>Rio Sallagoni gorge</h2>
<p>Half day · families · € 70 p.p., children under 12 € 55</p>
</div>
<p>Meeting point: Foxtown parking, Arco, 8:30 or 14:00</p>
</body></html>`,
    },
    says: [
      'duration: Colodri (easy) = Half day',
      'duration: Che Guevara (difficult) = Full day',
      'duration: Rio Sallagoni gorge = Half day',
      'name: Garda Vertical',
      'logo: /apple-touch-icon.png',
      'phone: +39 338 555 0142',
      'email: info@ferrata-arco.com',
      'price: Climbing taster = from 70 EUR person',
      'price: Multi-pitch day = from 190 EUR person',
      'hours: mo tu we th fr sa 17:00-19:00',
      'price: Colodri (easy) = 75 EUR person',
      'price: Che Guevara (difficult) = 130 EUR person',
      'price: Rio Sallagoni gorge = 70 EUR person',
      'meeting_point: Rio Sallagoni gorge = Foxtown parking, Arco, 8:30 or 14:00',
      'language: en',
      'currency: EUR',
    ],
  },
  {
    host: 'huskypoint-inari.fi',
    pages: {
      '/': `<!DOCTYPE html><html lang="en"><head><title>HuskyPoint Inari | Husky safaris in Lapland</title><meta property="og:site_name" content="HuskyPoint Inari"></head>
<body><nav><a href="/winter">Winter safaris</a><a href="/summer">Summer visits</a><a href="/contact">Contact</a></nav>
<h1>Run with 90 Alaskan huskies</h1>
<p>Family kennel beside Lake Inari, 12 km from the village. Transfers from all Inari hotels are included.</p>
<p>TripAdvisor Travellers' Choice 2023</p>
</body></html>`,
      '/contact': `<!DOCTYPE html><html lang="en"><head><title>Contact | HuskyPoint Inari</title></head>
<body><p>HuskyPoint Oy<br>Koirapolku 4<br>99870 Inari, Finland</p>
<p>WhatsApp +358 40 555 0142<br>hello@huskypoint-inari.fi</p>
<p>Business ID 2555014-2</p>
</body></html>`,
      '/summer': `<!DOCTYPE html><html lang="en"><head><title>Summer visits | HuskyPoint Inari</title></head>
<body><h2>Kennel visit</h2>
<p>June–August, Mon, Wed and Fri at 13:00. 35 €, children 20 €. 1.5 hours, coffee and bun included.</p>
</body></html>`,
      '/winter': `<!DOCTYPE html><html lang="en"><head><title>Winter safaris | HuskyPoint Inari</title></head>
<body><h2>Taste of Husky, 5 km</h2>
<p>Duration 2 h in total, 30–40 min of mushing</p>
<p>Adults 98 € / children (4–12) 59 €</p>
<h2>Wilderness Safari, 20 km</h2>
<p>Duration 4 h with lunch by the fire</p>
<p>Adults 189 € / children (4–12) 99 €</p>
<h2>Overnight Expedition</h2>
<p>2 days / 1 night, 60 km, 790 € per person, min 2 pers.</p>
<p>Two persons share a sled. Driver must be 15 years or older. Single driver supplement 70 €.</p>
<p>We provide overalls, boots and mittens.</p>
<p>Prices valid 1.12.2025–10.4.2026 incl. VAT. Free cancellation up to 14 days before.</p>
</body></html>`,
    },
    says: [
      'rule: restriction Driver must be 15 years or older.',
      'duration: Kennel visit = 1.5 hours',
      'voice: we',
      'season: Kennel visit = June–August',
      'included: Kennel visit = coffee, bun',
      'name: HuskyPoint Inari',
      'price: Taste of Husky, 5 km = 98 EUR person',
      'price: Wilderness Safari, 20 km = 189 EUR person',
      'price: Overnight Expedition = 790 EUR person',
      'rule: cancellation Free cancellation up to 14 days before.',
      'phone: +358 40 5550142',
      'email: hello@huskypoint-inari.fi',
      'address: Koirapolku 4, 99870, Inari, Finland',
      'price: Kennel visit = 35 EUR item',
      'spelling: UK',
      'language: en',
      'currency: EUR',
    ],
  },
  {
    host: 'canyon-verdon.fr',
    pages: {
      '/': `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Canyoning Verdon - Bureau des Guides Aqua-Rando</title></head>
<body><header><img id="logo" src="/images/logo-aqua.png" alt="Aqua-Rando Verdon"><ul><li><a href="/tarifs">Tarifs</a></li>
<li><a href="/contact">Contact</a></li>
</ul>
</header>
<h1>Canyoning et aqua-rando dans les gorges du Verdon</h1>
<p>Avec Luc et Élodie, moniteurs diplômés d'État, découvrez les plus beaux canyons du Verdon en petit groupe (8 personnes maximum). Ouvert d'avril à octobre, tous les jours.</p>
<p>Tél. : 06 55 50 19 42</p>
</body></html>`,
      '/contact': `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Contact</title></head>
<body><h1>Contact</h1>
<p>Aqua-Rando Verdon<br>Place de l'Église<br>04120 Castellane</p>
<p>contact@canyon-verdon.fr</p>
<p>SIRET 512 345 678 00019 - Carte pro 00411ED0042</p>
</body></html>`,
      '/tarifs': `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Tarifs</title></head>
<body><h1>Nos tarifs 2025</h1>
<h2>Découverte – Ferné</h2>
<p>Demi-journée, dès 8 ans. 55 € par personne, 45 € pour les moins de 14 ans.</p>
<h2>Sportif – Riou</h2>
<p>Demi-journée, dès 12 ans. 65 €/pers.</p>
<h2>Journée complète – Saint-Auban</h2>
<p>85 € par personne, pique-nique non compris.</p>
<p>Le tarif comprend l'encadrement, la combinaison néoprène, le casque et l'assurance RC. À prévoir : maillot de bain, chaussures fermées, gourde.</p>
<p>Annulation gratuite jusqu'à 48 h avant. Acompte de 30 % à la réservation.</p>
</body></html>`,
    },
    says: [
      'duration: Découverte – Ferné = Demi-journée',
      'duration: Sportif – Riou = Demi-journée',
      'not_included: Journée complète – Saint-Auban = pique-nique',
      "rule: opening Ouvert d'avril à octobre, tous les jours.",
      'name: Aqua-Rando Verdon',
      'logo: /images/logo-aqua.png',
      'phone: +33 6 55 50 19 42',
      'price: Découverte – Ferné = 55 EUR person',
      'price: Sportif – Riou = 65 EUR person',
      'price: Journée complète – Saint-Auban = 85 EUR person',
      "rule: cancellation Annulation gratuite jusqu'à 48 h avant.",
      'email: contact@canyon-verdon.fr',
      'language: fr',
      'currency: EUR',
      'address: Place de l’Église, 04120, Castellane',
    ],
  },
]

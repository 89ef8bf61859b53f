import { html, jsonLd, type Site } from '../site.ts'

/** Places for a weekend, and trades that come to the house. */
export const weekendsAwaySites: Site[] = [
  {
    host: 'saddlerockranch.com',
    pages: {
      '/': html(
        `<div class="sqs-announcement-bar">We will be at the Denver Travel Expo, booth 214!</div><header class="header"><a class="header-title-text" href="/">Saddlerock Ranch</a><nav class="header-nav"><a href="/rides">Rides</a><a href="/visit">Plan your visit</a><a href="/journal">Journal</a></nav></header>
<section class="page-section"><h1>Ride where the road ends</h1><p>Saddlerock Ranch has taken guests up the Cochetopa hills since 1979. We match you with a horse that suits you.</p></section>
<section class="page-section"><div class="user-items-list"><div class="list-item"><h2>Gentle horses</h2><p>41 of them, all named by our kids.</p></div><div class="list-item"><h2>Small groups</h2><p>Never more than 8 riders.</p></div></div></section>
<section class="page-section testimonials"><div class="slide"><p>“My daughter has not stopped talking about Biscuit.”</p><p>Laura and Mae, Boulder</p></div><div class="slide"><p>“We have done $200 rides that were half as good.”</p><p>Tom B.</p></div></section>
<footer class="footer"><p>Saddlerock Ranch · 4400 County Road 14 · Gunnison, CO 81230 · <a href="tel:+19705550138">970-555-0138</a> · <a href="mailto:howdy@saddlerockranch.com">howdy@saddlerockranch.com</a></p><p>Site by Lone Pine Digital, 303-555-0190</p></footer>`,
        { title: 'Saddlerock Ranch | Horseback rides in Gunnison, Colorado', lang: 'en-US' },
      ),
      '/rides': html(
        `<section><h1>Rides</h1><div class="list"><div class="item"><h3>Meadow Hour</h3><p>1 hour · ages 6+</p><p>A flat loop along the creek.</p><p>$70 per rider</p></div><div class="item"><h3>Ridge Half Day</h3><p>4 hours · ages 10+</p><p>Lunch on the ridge is included.</p><p>$165 per rider</p></div><div class="item"><h3>Cattle Drive Weekend</h3><p>2 days · ages 14+</p><p>Sleep in the cow camp.</p><p>From $690 per rider</p></div></div></section><section><p>Riders must weigh under 230 pounds. Cancel 7 days ahead for a full refund. If there is lightning we wait it out or rebook you.</p></section>`,
        { title: 'Rides | Saddlerock Ranch', lang: 'en-US' },
      ),
      '/visit': html(
        `<h1>Plan your visit</h1><h2>Hours</h2><p>Memorial Day to Labor Day<br>Mon–Sat 8am–5pm</p><h2>Getting here</h2><p>We are 25 minutes from Gunnison airport. A shuttle with High Country Taxi is about $45, call 970-555-0177.</p>`,
        { title: 'Plan your visit | Saddlerock Ranch', lang: 'en-US' },
      ),
    },
    says: [
      'name: Saddlerock Ranch',
      'since: 1979',
      'review: My daughter has not stopped talking about Biscuit., Laura and Mae, Boulder',
      'review: We have done $200 rides that were half as good., Tom B.',
      'address: 4400 County Road 14, 81230, Gunnison, CO',
      'phone: +1 970 555 0138',
      'email: howdy@saddlerockranch.com',
      'price: Meadow Hour = 70 USD person',
      'duration: Meadow Hour = 1 hour',
      'requirements: Meadow Hour = ages 6+',
      'price: Ridge Half Day = 165 USD person',
      'duration: Ridge Half Day = 4 hours',
      'requirements: Ridge Half Day = ages 10+',
      'included: Ridge Half Day = Lunch on the ridge',
      'price: Cattle Drive Weekend = from 690 USD person',
      'duration: Cattle Drive Weekend = 2 days',
      'requirements: Cattle Drive Weekend = ages 14+',
      'rule: other Never more than 8 riders.',
      'rule: restriction Riders must weigh under 230 pounds.',
      'rule: cancellation Cancel 7 days ahead for a full refund.',
      'rule: weather If there is lightning we wait it out or rebook you.',
      'hours: mo tu we th fr sa 08:00-17:00',
      'voice: we',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
  {
    host: 'ferienhof-seebauer.de',
    pages: {
      '/': html(
        `<div id="wrapper"><div id="header"><div class="logo"><a href="/"><img src="/fileadmin/logo-seebauer.png" alt="Ferienhof Seebauer"></a></div><div id="nav"><a href="/wohnungen.html">Wohnungen</a><a href="/preise.html">Preise</a><a href="/anreise.html">Anreise &amp; Kontakt</a></div></div>
<div id="content"><h1>Urlaub auf dem Bauernhof am Chiemsee</h1><p>Bei uns wachsen Kinder und Kälber zusammen auf. Wir sind ein bewirtschafteter Hof mit 30 Kühen, zwei Ponys und einem Badesteg.</p><p>Familie Seebauer freut sich auf euch!</p><div class="bewertung"><p>„Unsere Kinder wollten gar nicht mehr heim.“</p><p>Familie Krause aus Leipzig</p></div></div>
<div id="footer">Ferienhof Seebauer | Seeweg 9 | 83339 Chieming | Tel. 08664 555 21 | Fax 08664 555 22 | info@ferienhof-seebauer.de</div></div>`,
        { title: 'Ferienhof Seebauer in Chieming am Chiemsee', lang: 'de' },
      ),
      '/wohnungen.html': html(
        `<h1>Unsere Wohnungen</h1><div class="whg"><h2>Wohnung Alpenblick</h2><p>55 m², 2–4 Personen, Balkon nach Süden.</p></div><div class="whg"><h2>Wohnung Heustadl</h2><p>72 m², 4–6 Personen, im alten Stadl.</p></div>`,
        { title: 'Wohnungen – Ferienhof Seebauer', lang: 'de' },
      ),
      '/preise.html': html(
        `<h1>Preise</h1><table border="1"><tr><td></td><td>Nebensaison</td><td>Hauptsaison</td></tr><tr><td>Wohnung Alpenblick</td><td>79,00 €</td><td>99,00 €</td></tr><tr><td>Wohnung Heustadl</td><td>95,00 €</td><td>125,00 €</td></tr></table><p>Preise pro Nacht für bis zu 4 Personen. Jede weitere Person 12 €. Endreinigung 45 €. Kurtaxe 1,80 € pro Person und Tag.</p><p>Bei Buchung wird eine Anzahlung von 20 % fällig. Bis 30 Tage vor Anreise können Sie kostenlos stornieren. Haustiere sind nicht erlaubt.</p>`,
        { title: 'Preise – Ferienhof Seebauer', lang: 'de' },
      ),
      '/anreise.html': html(
        `<h1>Anreise &amp; Kontakt</h1><p>Anreise ab 15 Uhr, Abreise bis 10 Uhr.</p><p>Ausflugstipp: Schifffahrt Feßler, Seestraße 108, 83209 Prien, Tel. 08051 6090, Rundfahrt 15,90 €.</p>`,
        { title: 'Anreise – Ferienhof Seebauer', lang: 'de' },
      ),
    },
    says: [
      'name: Ferienhof Seebauer',
      'logo: /fileadmin/logo-seebauer.png',
      'review: Unsere Kinder wollten gar nicht mehr heim., Familie Krause aus Leipzig',
      'address: Seeweg 9, 83339, Chieming',
      'phone: +49 8664 55521',
      'email: info@ferienhof-seebauer.de',
      'price: Wohnung Alpenblick = from 79 EUR item',
      'price: Wohnung Heustadl = from 95 EUR item',
      'rule: deposit Bei Buchung wird eine Anzahlung von 20 % fällig.',
      'rule: cancellation Bis 30 Tage vor Anreise können Sie kostenlos stornieren.',
      'rule: restriction Haustiere sind nicht erlaubt.',
      'voice: we',
      'language: de',
      'currency: EUR',
    ],
  },
  {
    host: 'canoe-dordogne-vezac.fr',
    pages: {
      '/': html(
        `<div class="bandeau">En poursuivant votre navigation, vous acceptez les cookies.</div><h1>Canoë Vézac</h1><p>Descendez la Dordogne au pied des châteaux. Nous louons des canoës et des kayaks depuis 1986.</p>
<div class="parcours"><div class="bloc"><h3>Balade des châteaux</h3><p>9 km, 2 h 30</p><p>16 € par personne</p></div><div class="bloc"><h3>Journée découverte</h3><p>16 km, 5 heures</p><p>22 € par personne</p></div><div class="bloc"><h3>Grande descente</h3><p>28 km, 2 jours</p><p>38 € par personne</p></div></div>
<p>Gratuit pour les enfants de moins de 5 ans. Navette et gilets compris. Parking : 3 €.</p>
<p>Il faut savoir nager. En cas d’orage, nous reportons la descente.</p>
<h2>Avis</h2><blockquote>Un accueil au top et un parcours magnifique !<cite>Julien, Bordeaux</cite></blockquote>
<footer><p>Canoë Vézac, 12 chemin du Port, 24220 Vézac</p><p>Tél. : 05 53 55 50 17 – Port. : 06 55 50 01 17</p><p>contact@canoe-dordogne-vezac.fr</p><p>Ouvert tous les jours de 9h à 18h, d’avril à septembre</p></footer>`,
        { title: 'Canoë Vézac – location de canoës sur la Dordogne', lang: 'fr' },
      ),
    },
    says: [
      'name: Canoë Vézac',
      'since: 1986',
      'price: Balade des châteaux = 16 EUR person',
      'price: Journée découverte = 22 EUR person',
      'duration: Journée découverte = 5 heures',
      'price: Grande descente = 38 EUR person',
      'duration: Grande descente = 2 jours',
      'rule: restriction Il faut savoir nager.',
      'rule: weather En cas d’orage, nous reportons la descente.',
      'review: Un accueil au top et un parcours magnifique !, Julien, Bordeaux',
      'address: 12 chemin du Port, 24220, Vézac',
      'phone: +33 5 53 55 50 17 or +33 6 55 50 01 17',
      'email: contact@canoe-dordogne-vezac.fr',
      'hours: mo tu we th fr sa su 09:00-18:00; avril à septembre',
      'voice: we',
      'language: fr',
      'currency: EUR',
    ],
  },
  {
    host: 'cleansweepkent.co.uk',
    pages: {
      '/': html(
        `<header><h1>Clean Sweep Kent</h1><p>Call Dave on <a href="tel:01622555013">01622 555 013</a></p></header><main><p>I'm Dave Hollis, a HETAS approved chimney sweep in Maidstone. I have swept chimneys in Kent since 2010, and I leave no mess.</p><h2>Prices</h2><ul class="prices"><li>Open fire sweep <span>£65</span></li><li>Wood burner sweep <span>£75</span></li><li>Bird nest removal <span>from £120</span></li><li>CCTV survey <span>£95</span></li></ul><p>Chimney fires cost the average household £9,000. A new liner costs £1,200 elsewhere; ask me first.</p><div class="review-card"><p>Tidy, friendly and on time.</p><span class="reviewer-name">Mrs Pike</span></div><h2>FAQ</h2><details><summary>How long does a sweep take?</summary><p>About 45 minutes.</p></details><details><summary>What if I need to cancel?</summary><p>You can cancel free of charge up to 24 hours before.</p></details></main><footer>Clean Sweep Kent, 7 Orchard Close, Maidstone, Kent ME15 6AB</footer>`,
        {
          title: 'Clean Sweep Kent | Chimney sweep in Maidstone',
          lang: 'en-GB',
          head: jsonLd({
            '@context': 'https://schema.org',
            '@type': 'HomeAndConstructionBusiness',
            'name': 'Clean Sweep Kent',
            'telephone': '01622 555013',
            'email': 'dave@cleansweepkent.co.uk',
            'openingHours': 'Mo-Fr 08:00-17:30',
            'sameAs': 'https://www.facebook.com/cleansweepkent',
          }),
        },
      ),
    },
    says: [
      'name: Clean Sweep Kent',
      'phone: +44 1622 555013',
      'email: dave@cleansweepkent.co.uk',
      'hours: mo tu we th fr 08:00-17:30',
      'social-link: https://www.facebook.com/cleansweepkent',
      'since: 2010',
      'price: Open fire sweep = 65 GBP item',
      'price: Wood burner sweep = 75 GBP item',
      'price: Bird nest removal = from 120 GBP item',
      'price: CCTV survey = 95 GBP item',
      'review: Tidy, friendly and on time., Mrs Pike',
      'rule: cancellation You can cancel free of charge up to 24 hours before.',
      'address: 7 Orchard Close, ME15 6AB, Maidstone, Kent',
      'voice: I',
      'spelling: UK',
      'language: en-GB',
      'currency: GBP',
    ],
  },
  {
    host: 'kletterwald-harz.de',
    pages: {
      '/': html(
        `<nav class="navbar"><a class="navbar-brand" href="/">Kletterwald Harz</a><a href="/preise">Preise &amp; Zeiten</a><a href="/gruppen">Gruppen</a></nav><div class="jumbotron"><h1>Kletterwald Harz</h1><p>Acht Parcours, 92 Stationen und eine Seilrutsche von 230 Metern. Eröffnet 2011.</p></div><div class="container"><p>Wir sind bei jedem Wetter für euch da. Nur bei Gewitter und Sturm bleibt der Wald geschlossen.</p></div>
<footer><div class="row"><div class="col">Kletterwald Harz GbR<br>Am Kurpark 3<br>37444 St. Andreasberg</div><div class="col">Tel.: 05582 555 030<br><a href="mailto:info@kletterwald-harz.de">info@kletterwald-harz.de</a></div></div><p>Mitglied im Verband IAPA, Geschäftsstelle Köln, Tel. 0221 555 0400</p></footer>`,
        { title: 'Kletterwald Harz – Klettern in St. Andreasberg', lang: 'de' },
      ),
      '/preise': html(
        `<h1>Preise &amp; Zeiten</h1><table class="table"><thead><tr><th>Ticket (3 Stunden)</th><th>Preis</th></tr></thead><tbody><tr><td>Erwachsene</td><td>26 €</td></tr><tr><td>Jugendliche (13–17)</td><td>22 €</td></tr><tr><td>Kinder (6–12)</td><td>18 €</td></tr><tr><td>Familienkarte</td><td>79 €</td></tr></tbody></table><h2>Öffnungszeiten</h2><table><tr><td>April – Juni</td><td>Mi–So 10–18 Uhr</td></tr><tr><td>Juli – August</td><td>täglich 9–19 Uhr</td></tr></table><p>Kinder unter 6 Jahren dürfen nicht klettern.</p>`,
        { title: 'Preise & Zeiten – Kletterwald Harz', lang: 'de' },
      ),
      '/gruppen': html(
        `<h1>Gruppen</h1><h2>Schulklassen</h2><p>16 € pro Schüler, zwei Lehrkräfte frei.</p><h2>Teamtag</h2><p>Dauer: 5 Stunden</p><p>59 € pro Person, ab 10 Personen. Mittagessen inklusive.</p><p>Kindergeburtstag: Im Freizeitpark nebenan zahlt man 35 € pro Kind, bei uns 19 €.</p>`,
        { title: 'Gruppen – Kletterwald Harz', lang: 'de' },
      ),
    },
    says: [
      'name: Kletterwald Harz',
      'since: 2011',
      'address: Am Kurpark 3, 37444, St. Andreasberg',
      'phone: +49 5582 555030',
      'email: info@kletterwald-harz.de',
      'price: Familienkarte = 79 EUR item',
      'price: Schulklassen = 16 EUR person',
      'rule: weather Wir sind bei jedem Wetter für euch da.',
      'rule: weather Nur bei Gewitter und Sturm bleibt der Wald geschlossen.',
      'price: Teamtag = 59 EUR person',
      'duration: Teamtag = 5 Stunden',
      'included: Teamtag = Mittagessen',
      'rule: restriction Kinder unter 6 Jahren dürfen nicht klettern.',
      'voice: we',
      'language: de',
      'currency: EUR',
    ],
  },
]

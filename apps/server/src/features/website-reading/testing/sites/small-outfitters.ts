import { html, type Site } from '../site.ts'

/** Small outfitters, as their builders and their years made their sites. */
export const smallOutfittersSites: Site[] = [
  {
    host: 'kajakschule-plau.de',
    pages: {
      '/': html(
        `<div id="wsb"><h1>Kajakschule Plau</h1><p>Kajak fahren lernen am Plauer See. Seit 2009 zeigen wir Einsteigern und Familien, wie es geht.</p>
<h2>Schnupperkurs</h2><p>2 Stunden für Einsteiger. 39 € pro Person. Schwimmweste und Neopren sind inklusive.</p>
<h2>Tagestour Müritz</h2><p>6 Stunden, 79 € pro Person. Maximal acht Personen. Mindestalter 12 Jahre.</p>
<h2>Gut zu wissen</h2><p>Wir treffen uns am Bootshaus, Seestraße 4. Touren von Mai bis September. Bei Gewitter verschieben wir den Termin kostenlos.</p>
<p>Kajakschule Plau, Seestraße 4, 19395 Plau am See, Telefon 038735 45501</p></div>`,
        { title: 'Kajakschule Plau | Kajakkurse am Plauer See', lang: 'de' },
      ),
    },
    says: [
      'name: Kajakschule Plau',
      'since: 2009',
      'price: Schnupperkurs = 39 EUR person',
      'duration: Schnupperkurs = 2 Stunden',
      'included: Schnupperkurs = Schwimmweste, Neopren',
      'price: Tagestour Müritz = 79 EUR person',
      'duration: Tagestour Müritz = 6 Stunden',
      'group_size: Tagestour Müritz = Maximal acht Personen',
      'requirements: Tagestour Müritz = Mindestalter 12 Jahre',
      'rule: other Wir treffen uns am Bootshaus, Seestraße 4.',
      'rule: other Touren von Mai bis September.',
      'rule: weather Bei Gewitter verschieben wir den Termin kostenlos.',
      'address: Seestraße 4, 19395, Plau am See',
      'phone: +49 38735 45501',
      'voice: we',
      'language: de',
      'currency: EUR',
    ],
  },
  {
    host: 'schneeschuh-kleinwalsertal.at',
    pages: {
      '/': html(
        `<header><a href="/">Schneeschuh Kleinwalsertal</a></header><main><h1>Schneeschuhtouren mit Resi</h1><p>Ich bin Resi, geprüfte Wanderführerin, und gehe mit dir durch den Winterwald.</p>
<div class="faq"><h3>Was kostet eine Tour?</h3><p>Die Halbtagestour kostet 45 € pro Person, Kinder 25 €.</p>
<h3>Wo ist der Treffpunkt?</h3><p>Treffpunkt ist der Parkplatz Schwende in Riezlern.</p>
<h3>Ab welchem Alter?</h3><p>Ab 8 Jahren.</p>
<h3>Wie groß sind die Gruppen?</h3><p>Wir gehen mit maximal sechs Personen.</p>
<h3>Was ist dabei?</h3><p>Schneeschuhe, Stöcke und warmer Tee sind inklusive.</p>
<h3>Wann finden die Touren statt?</h3><p>Mitte Dezember bis Ende März.</p></div>
<blockquote>Ein Traumtag im Schnee, danke Resi!<footer>Familie Huber, Graz</footer></blockquote>
<p>resi@schneeschuh-kleinwalsertal.at</p></main>`,
        { title: 'Schneeschuh Kleinwalsertal', lang: 'de-AT' },
      ),
    },
    says: [
      'name: Schneeschuh Kleinwalsertal',
      'price: Halbtagestour = 45 EUR person',
      'meeting_point: Halbtagestour = der Parkplatz Schwende in Riezlern',
      'requirements: Halbtagestour = Ab 8 Jahren',
      'group_size: Halbtagestour = maximal sechs Personen',
      'included: Halbtagestour = Schneeschuhe, Stöcke, warmer Tee',
      'season: Halbtagestour = Mitte Dezember bis Ende März',
      'review: Ein Traumtag im Schnee, danke Resi!, Familie Huber, Graz',
      'email: resi@schneeschuh-kleinwalsertal.at',
      'voice: I',
      'language: de-AT',
      'currency: EUR',
    ],
  },
  {
    host: 'rando-ane-cevennes.fr',
    pages: {
      '/': html(
        `<section><h1>Rando Âne Cévennes</h1><p>Randonnées avec un âne bâté, en famille, autour de Florac.</p></section>
<section><h2>Nos tarifs</h2><table><tr><th>Formule</th><th>Durée</th><th>Prix</th></tr><tr><td>Balade découverte</td><td>2 heures</td><td>35 €</td></tr><tr><td>Journée avec pique-nique</td><td>6 heures</td><td>60 €</td></tr></table></section>
<section><h2>Questions fréquentes</h2><details><summary>Où est le départ ?</summary><p>Nous nous retrouvons devant la ferme des Fonts à Florac.</p></details><details><summary>Quelle saison ?</summary><p>D'avril à octobre.</p></details><details><summary>Et s'il pleut ?</summary><p>En cas d'orage, nous remboursons la sortie.</p></details><details><summary>Le matériel ?</summary><p>Le bât et les sacoches sont fournis.</p></details></section>
<footer>Tél. 04 66 45 01 23 – contact@rando-ane-cevennes.fr</footer>`,
        { title: 'Rando Âne Cévennes – randonnée avec un âne', lang: 'fr' },
      ),
    },
    says: [
      'name: Rando Âne Cévennes',
      'price: Balade découverte = 35 EUR item',
      'duration: Balade découverte = 2 heures',
      'price: Journée avec pique-nique = 60 EUR item',
      'duration: Journée avec pique-nique = 6 heures',
      'rule: other Nous nous retrouvons devant la ferme des Fonts à Florac.',
      "rule: other D'avril à octobre.",
      "rule: weather En cas d'orage, nous remboursons la sortie.",
      'phone: +33 4 66 45 01 23',
      'email: contact@rando-ane-cevennes.fr',
      'voice: we',
      'language: fr',
      'currency: EUR',
    ],
  },
  {
    host: 'bobsfishing.net',
    pages: {
      '/': `<HTML><HEAD><TITLE>Bob's Guided Fishing</TITLE></HEAD><BODY BGCOLOR="#FFFFFF"><CENTER><FONT SIZE=6><B>Bob's Guided Fishing</B></FONT></CENTER><HR>
<TABLE WIDTH=100%><TR><TD VALIGN=top><FONT FACE="Arial"><P>Walleye and pike on Lake Vermilion since 1984.<BR><BR><B>Half day (4 hours)</B> $250 for 2 people<BR><B>Full day (8 hours)</B> $400 for 2 people<BR><BR>Bait and tackle are included.<BR>Lunch is not included.<BR>We meet at the public landing in Tower.<BR>May 15 to October 1.<BR><BR>Call Bob: (218) 555-0163<BR>PO Box 12, Tower, MN 55790</FONT></TD></TR></TABLE></BODY></HTML>`,
    },
    says: [
      "name: Bob's Guided Fishing",
      'since: 1984',
      'price: Half day (4 hours) = 250 USD group',
      'price: Full day (8 hours) = 400 USD group',
      'rule: other We meet at the public landing in Tower.',
      'rule: other May 15 to October 1.',
      'phone: +1 218 555 0163',
      'address: PO Box 12, 55790, Tower, MN',
      'voice: we',
      'language: en',
      'currency: USD',
    ],
  },
  {
    host: 'lanternhikes.com',
    pages: {
      '/': html(
        `<div data-block="hero"><h1>Lantern Hikes</h1><p>Small-group night hikes in the Smokies with a naturalist.</p></div>
<div data-block="faq"><h2>FAQ</h2><dl><dt>How much is it?</dt><dd>The Firefly Walk is $38 per adult and $20 per child. The Ridge Hike is $65 per person.</dd>
<dt>How old must kids be?</dt><dd>Minimum age is 5 on the Firefly Walk and 12 on the Ridge Hike.</dd>
<dt>Where do we meet?</dt><dd>We meet at the Sugarlands visitor center, Gatlinburg, TN 37738.</dd>
<dt>How big are groups?</dt><dd>Groups of up to 10 people.</dd>
<dt>When do you run?</dt><dd>April 20 to October 31, departures 7:30 and 9:00.</dd>
<dt>What if it rains?</dt><dd>If there is bad weather we move your hike for free.</dd>
<dt>What is included?</dt><dd>Lanterns and headlamps are included.</dd></dl></div>`,
        { title: 'Lantern Hikes | Gatlinburg night hikes', lang: 'en-US' },
      ),
    },
    says: [
      'name: Lantern Hikes',
      'price: Firefly Walk = 38 USD person',
      'requirements: Firefly Walk = minimum age 5',
      'price: Ridge Hike = 65 USD person',
      'requirements: Ridge Hike = minimum age 12',
      'rule: restriction Minimum age is 5 on the Firefly Walk and 12 on the Ridge Hike.',
      'rule: other We meet at the Sugarlands visitor center, Gatlinburg, TN 37738.',
      'rule: other Groups of up to 10 people.',
      'rule: other April 20 to October 31, departures 7:30 and 9:00.',
      'rule: weather If there is bad weather we move your hike for free.',
      'voice: we',
      'language: en-US',
      'spelling: US',
      'currency: USD',
    ],
  },
  {
    host: 'coastandcragadventures.co.uk',
    pages: {
      '/': html(
        `<h1>Coast &amp; Crag Adventures</h1><p>Coasteering and climbing from two bases in Wales. Established 2011.</p><nav><a href="/coasteering">Coasteering</a> <a href="/climbing">Climbing</a> <a href="/contact">Contact</a></nav>`,
        { title: 'Coast & Crag Adventures', lang: 'en-GB' },
      ),
      '/coasteering': html(
        `<h1>Abereiddy Coasteering</h1><p>£55 per person</p><ul><li>3 hours</li><li>Ages 8 and up</li><li>Wetsuits, helmets and buoyancy aids included</li><li>Max 8 people per guide</li></ul><p>Meet at the Blue Lagoon car park, Abereiddy. April to October. Bring old trainers.</p>`,
        { title: 'Abereiddy Coasteering | Coast & Crag Adventures', lang: 'en-GB' },
      ),
      '/climbing': html(
        `<h1>Llanberis Climbing Day</h1><p>£70 per person</p><ul><li>6 hours</li><li>Ages 10 and up</li></ul><p>Meet outside Pete's car park, Llanberis. All year.</p>`,
        { title: 'Llanberis Climbing Day | Coast & Crag Adventures', lang: 'en-GB' },
      ),
      '/contact': html(
        `<h1>Contact</h1><h2>Pembrokeshire base</h2><p>Unit 3, St Davids, SA62 6RR</p><p>Tel: 01437 555 018</p><h2>Snowdonia base</h2><p>12 High Street, Llanberis, LL55 4EU</p><p>Tel: 01286 555 024</p><p>Office hours: Mon–Fri 9:00–17:00, April to October</p>`,
        { title: 'Contact | Coast & Crag Adventures', lang: 'en-GB' },
      ),
    },
    says: [
      'name: Coast & Crag Adventures',
      'since: 2011',
      'price: Abereiddy Coasteering = 55 GBP person',
      'duration: Abereiddy Coasteering = 3 hours',
      'requirements: Abereiddy Coasteering = Ages 8 and up',
      'included: Abereiddy Coasteering = Wetsuits, helmets, buoyancy aids',
      'group_size: Abereiddy Coasteering = Max 8 people per guide',
      'meeting_point: Abereiddy Coasteering = the Blue Lagoon car park, Abereiddy',
      'season: Abereiddy Coasteering = April to October',
      'price: Llanberis Climbing Day = 70 GBP person',
      'duration: Llanberis Climbing Day = 6 hours',
      'requirements: Llanberis Climbing Day = Ages 10 and up',
      "meeting_point: Llanberis Climbing Day = outside Pete's car park, Llanberis",
      'address: Unit 3, SA62 6RR, St Davids or 12 High Street, LL55 4EU, Llanberis',
      'phone: +44 1437 555018 or +44 1286 555024',
      'hours: mo tu we th fr 09:00-17:00; April to October',
      'language: en-GB',
      'spelling: UK',
      'currency: GBP',
    ],
  },
]

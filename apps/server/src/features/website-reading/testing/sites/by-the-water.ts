import { html, type Site } from '../site.ts'

const surf = (body: string, title: string) =>
  html(
    `<div id="page"><div class="menu"><ul><li><a href="/lessons/">Lessons</a></li><li><a href="/blog/">Surf blog</a></li><li><a href="/contact/">Contact</a></li></ul></div><div id="content">${body}</div><div id="footer"><p>Seven Mile Surf School ABN 51 824 753 556</p><p>We acknowledge the Bundjalung people, who have cared for this coast for 20,000 years.</p></div></div>`,
    { title, lang: 'en-AU' },
  )

/** Boats, waves and a house by the sea. */
export const byTheWaterSites: Site[] = [
  {
    host: 'sevenmilesurf.com.au',
    pages: {
      '/': surf(
        `<h1>Seven Mile Surf School</h1><p>Learn to surf on the gentlest beach near Byron Bay. Our instructors are Surfing Australia accredited.</p><div class="wp-block-quote"><p>Stoked! My 7 year old stood up on wave number 3.</p><cite>Bec, Brisbane</cite></div>`,
        'Seven Mile Surf School | Lennox Head',
      ),
      '/lessons/': surf(
        `<h1>Lessons</h1><div class="wp-block-columns"><div class="wp-block-column"><h3>Group lesson</h3><p>2 hours</p><p><strong>$75</strong> per person</p><p>Max 6 people per coach. Board and wetsuit included.</p></div><div class="wp-block-column"><h3>Private lesson</h3><p>90 minutes</p><p><strong>$160</strong> per person</p></div><div class="wp-block-column"><h3>Five day grom camp</h3><p>5 mornings in the school holidays, 9am&ndash;12pm</p><p><strong>$340</strong> per child</p><p>Ages 7 to 14</p></div></div><p>If there is no surf or a storm, we reschedule or refund you.</p>`,
        'Lessons | Seven Mile Surf School',
      ),
      '/blog/': surf(
        `<h1>Surf blog</h1><div class="post"><h2>What does it cost to learn to surf in Bali?</h2><p>Posted by Mick on 4 March 2024</p><p>A group lesson in Canggu is about $35 and a private lesson around $60. Board hire is $5 per day.</p></div><div class="post"><h2>The history of Seven Mile</h2><p>The first board club was founded in 1962 by Bluey Mayes. Call the council on 02 6626 0000 for parking permits.</p></div>`,
        'Surf blog | Seven Mile Surf School',
      ),
      '/contact/': surf(
        `<h1>Contact</h1><p>Ring Jack on 0491 570 156 or write to jack@sevenmilesurf.com.au.</p><p>Find us at the surf club, 1 Pacific Parade, Lennox Head NSW 2478.</p><p>Lessons every day at 8am, 10.30am and 2pm.</p>`,
        'Contact | Seven Mile Surf School',
      ),
    },
    says: [
      'name: Seven Mile Surf School',
      'review: Stoked! My 7 year old stood up on wave number 3., Bec, Brisbane',
      'price: Group lesson = 75 AUD person',
      'duration: Group lesson = 2 hours',
      'group_size: Group lesson = Max 6 people per coach',
      'included: Group lesson = Board, wetsuit',
      'price: Private lesson = 160 AUD person',
      'duration: Private lesson = 90 minutes',
      'price: Five day grom camp = 340 AUD child',
      'requirements: Five day grom camp = Ages 7 to 14',
      'rule: weather If there is no surf or a storm, we reschedule or refund you.',
      'phone: +61 491 570 156',
      'email: jack@sevenmilesurf.com.au',
      'address: 1 Pacific Parade, 2478, Lennox Head, NSW',
      'voice: we',
      'spelling: UK',
      'language: en-AU',
      'currency: AUD',
    ],
  },
  {
    host: 'lamaisondesdunes.fr',
    pages: {
      '/': html(
        `<div itemscope itemtype="https://schema.org/BedAndBreakfast"><div id="tarteaucitron">Ce site utilise des cookies. <button>Tout accepter</button></div>
<h1 itemprop="name">La Maison des Dunes</h1><p itemprop="description">Trois chambres d’hôtes à 400 mètres de la plage, à Wissant.</p>
<ul class="menu"><li><a href="/chambres">Chambres et tarifs</a></li><li><a href="/infos">Infos pratiques</a></li></ul>
<p>Nous sommes Claire et Yann, et nous avons ouvert la maison en 2016.</p>
<div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">6 rue Gambetta</span><br><span itemprop="postalCode">62179</span> <span itemprop="addressLocality">Wissant</span></div>
<p>Tél. <span itemprop="telephone">03 21 55 50 18</span> – <a itemprop="email" href="mailto:bonjour@lamaisondesdunes.fr">bonjour@lamaisondesdunes.fr</a></p></div>
<div class="avis"><p>« Un petit-déjeuner inoubliable, on reviendra. »</p><p class="auteur">Sophie et Marc, Lille</p></div>`,
        { title: 'La Maison des Dunes – chambres d’hôtes à Wissant', lang: 'fr-FR' },
      ),
      '/chambres': html(
        `<h1>Chambres et tarifs</h1><section><h2>Chambre Oyat</h2><p>Lit double, vue sur le jardin.</p><p class="prix">À partir de 85 € par nuit</p></section><section><h2>Chambre Panicaut</h2><p>Deux lits simples, 18 m².</p><p class="prix">À partir de 92 € par nuit</p></section><section><h2>Suite Argousier</h2><p>Pour quatre personnes, avec terrasse.</p><p class="prix">À partir de 140 € par nuit</p></section><p>Petit-déjeuner compris. Taxe de séjour : 0,90 € par personne et par nuit. Table d’hôtes le vendredi : 28 € par personne, vin compris.</p>`,
        { title: 'Chambres et tarifs – La Maison des Dunes', lang: 'fr-FR' },
      ),
      '/infos': html(
        `<h1>Infos pratiques</h1><p>Arrivée entre 16 h et 20 h, départ avant 11 h.</p><p>Un acompte de 30 % est demandé à la réservation. Annulation gratuite jusqu’à 7 jours avant l’arrivée. Les animaux ne sont pas admis.</p><p>À faire : location de chars à voile chez Éole, 45 € l’heure, tél. 03 21 55 99 99.</p>`,
        { title: 'Infos pratiques – La Maison des Dunes', lang: 'fr-FR' },
      ),
    },
    says: [
      'name: La Maison des Dunes',
      'since: 2016',
      'address: 6 rue Gambetta, 62179, Wissant',
      'phone: +33 3 21 55 50 18',
      'email: bonjour@lamaisondesdunes.fr',
      'review: Un petit-déjeuner inoubliable, on reviendra., Sophie et Marc, Lille',
      'price: Chambre Oyat = from 85 EUR night',
      'price: Chambre Panicaut = from 92 EUR night',
      'price: Suite Argousier = from 140 EUR night',
      'rule: deposit Un acompte de 30 % est demandé à la réservation.',
      'rule: cancellation Annulation gratuite jusqu’à 7 jours avant l’arrivée.',
      'rule: restriction Les animaux ne sont pas admis.',
      'voice: we',
      'language: fr-FR',
      'currency: EUR',
    ],
  },
  {
    host: 'pelicanboatrental.com',
    pages: {
      '/': html(
        `<div itemscope itemtype="http://schema.org/LocalBusiness"><header><span itemprop="name">Pelican Boat Rental</span><meta itemprop="openingHours" content="Mo-Su 08:00-17:00"><nav><a href="/rates">Boats &amp; Rates</a> <a href="/policies">Policies</a></nav></header><h1>Pontoon and skiff rentals on Tampa Bay</h1><p>Locally owned since 2003. Free ice with every boat.</p><div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">4401 Gulf Blvd</span>, <span itemprop="addressLocality">St. Pete Beach</span>, <span itemprop="addressRegion">FL</span> <span itemprop="postalCode">33706</span></div><p>Call <span itemprop="telephone">(727) 555-0148</span>. After hours, call Sea Tow at (727) 555-0911.</p></div>`,
        { title: 'Pelican Boat Rental | St. Pete Beach', lang: 'en' },
      ),
      '/rates': html(
        `<h1>Boats &amp; Rates</h1><table class="table table-striped"><thead><tr><th>Boat</th><th>Seats</th><th>2 hours</th><th>4 hours</th><th>8 hours</th></tr></thead><tbody><tr><td>16' Skiff</td><td>4</td><td>$140</td><td>$210</td><td>$330</td></tr><tr><td>22' Pontoon</td><td>10</td><td>$220</td><td>$325</td><td>$495</td></tr><tr><td>Deck boat</td><td>8</td><td>$240</td><td>$360</td><td>$540</td></tr></tbody></table><p>Prices do not include 7% sales tax and fuel. Water skis $35 per day.</p><h2>Sunset dolphin cruise</h2><div itemscope itemtype="http://schema.org/Product"><meta itemprop="name" content="Sunset dolphin cruise"><p>90 minutes with Captain Lou. <span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="USD">$<span itemprop="price" content="45.00">45</span></span> per person, up to 6 guests.</p></div>`,
        { title: 'Boats & Rates | Pelican Boat Rental', lang: 'en' },
      ),
      '/policies': html(
        `<h1>Policies</h1><ul><li>A $250 deposit is held on your card.</li><li>Free cancellation up to 48 hours before your rental.</li><li>If the Coast Guard issues a small craft advisory we refund you.</li><li>Renters must be 25 or older.</li><li>No pets on the pontoons.</li></ul>`,
        { title: 'Policies | Pelican Boat Rental', lang: 'en' },
      ),
    },
    says: [
      'name: Pelican Boat Rental',
      'since: 2003',
      'address: 4401 Gulf Blvd, 33706, St. Pete Beach, FL',
      'phone: +1 727 555 0148',
      'hours: mo tu we th fr sa su 08:00-17:00',
      "price: 16' Skiff = from 140 USD item",
      "price: 22' Pontoon = from 220 USD item",
      'price: Deck boat = from 240 USD item',
      'price: Sunset dolphin cruise = 45 USD person',
      'duration: Sunset dolphin cruise = 90 minutes',
      'group_size: Sunset dolphin cruise = up to 6 guests',
      'rule: deposit A $250 deposit is held on your card.',
      'rule: cancellation Free cancellation up to 48 hours before your rental.',
      'rule: weather If the Coast Guard issues a small craft advisory we refund you.',
      'rule: restriction Renters must be 25 or older.',
      'rule: restriction No pets on the pontoons.',
      'voice: we',
      'language: en',
      'currency: USD',
    ],
  },
  {
    host: 'kitesurf-fehmarn.de',
    pages: {
      '/': html(
        `<div class="et_pb_section"><div class="et_pb_row"><div class="et_pb_text_inner"><h1>Kiteschule Fehmarn</h1><p>Lerne Kitesurfen im stehtiefen Wasser von Gold. Wir sind VDWS-zertifiziert und schulen von April bis Oktober.</p></div></div>
<div class="et_pb_row et_pb_row_4col"><div class="et_pb_blurb"><h4>Schnupperkurs</h4><div class="et_pb_blurb_description"><p>3 Stunden · 99 €</p></div></div><div class="et_pb_blurb"><h4>Einsteigerkurs</h4><div class="et_pb_blurb_description"><p>3 Tage · 299 €</p></div></div><div class="et_pb_blurb"><h4>Privatstunde</h4><div class="et_pb_blurb_description"><p>75 € pro Stunde</p></div></div></div>
<div class="et_pb_row"><div class="et_pb_number_counter"><div class="percent"><p><span class="percent-value">4.850</span></p></div><h3 class="title">glückliche Schüler</h3></div></div>
<div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Was passiert ohne Wind?</h5><div class="et_pb_toggle_content"><p>Ohne Wind holen wir den Kurs nach oder du bekommst einen Gutschein.</p></div></div><div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Wie alt muss ich sein?</h5><div class="et_pb_toggle_content"><p>Mindestalter 12 Jahre, Mindestgewicht 40 kg.</p></div></div><div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Was muss ich mitbringen?</h5><div class="et_pb_toggle_content"><p>Badesachen, Handtuch und Sonnencreme. Kite, Board und Neopren sind im Preis enthalten.</p></div></div></div>
<div class="et_pb_testimonial"><div class="et_pb_testimonial_description_inner"><p>Nach 2 Tagen bin ich gefahren!</p><span class="et_pb_testimonial_author">Torben aus Kiel</span></div></div>
<div id="main-footer"><p>Kiteschule Fehmarn, Inh. Nils Petersen, Gold 12, 23769 Fehmarn</p><p>Telefon 04371 555 014 | Notruf Wasserrettung: 112 | <a href="mailto:moin@kitesurf-fehmarn.de">moin@kitesurf-fehmarn.de</a></p><p>Windfinder: 14 kn · Wasser 17 °C · 3 Spots · 0 € Versand ab 50 €</p></div>`,
        { title: 'Kiteschule Fehmarn | Kitekurse an der Ostsee', lang: 'de-DE' },
      ),
    },
    says: [
      'name: Kiteschule Fehmarn',
      'price: Schnupperkurs = 99 EUR item',
      'duration: Schnupperkurs = 3 Stunden',
      'price: Einsteigerkurs = 299 EUR item',
      'duration: Einsteigerkurs = 3 Tage',
      'price: Privatstunde = 75 EUR hour',
      'rule: restriction Mindestalter 12 Jahre, Mindestgewicht 40 kg.',
      'rule: weather Ohne Wind holen wir den Kurs nach oder du bekommst einen Gutschein.',
      'review: Nach 2 Tagen bin ich gefahren!, Torben aus Kiel',
      'address: Gold 12, 23769, Fehmarn',
      'phone: +49 4371 555014',
      'email: moin@kitesurf-fehmarn.de',
      'voice: we',
      'language: de-DE',
      'currency: EUR',
    ],
  },
]

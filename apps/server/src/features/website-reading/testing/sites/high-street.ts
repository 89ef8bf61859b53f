import { html, jsonLd, type Site } from '../site.ts'

const shopCard = (name: string, price: string, was = '') =>
  `<li class="grid__item"><div class="card-wrapper product-card-wrapper"><div class="card__inner"><img src="//cdn.shopify.com/s/files/1/0550/${name.toLowerCase().replaceAll(/\W+/g, '-')}.jpg?v=1699" alt="${name}" width="533"></div><div class="card__content"><h3 class="card__heading h5"><a href="/products/x">${name}</a></h3><div class="price ${was === '' ? '' : 'price--on-sale'}"><div class="price__regular"><span class="visually-hidden visually-hidden--inline">Regular price</span><span class="price-item price-item--regular">${was === '' ? price : was}</span></div>${was === '' ? '' : `<div class="price__sale"><span class="visually-hidden visually-hidden--inline">Sale price</span><span class="price-item price-item--sale price-item--last">${price}</span></div>`}</div></div></div></li>`

const shop = (body: string, title: string, head = '') =>
  html(
    `<div class="announcement-bar"><p>Free UK delivery on orders over £60</p></div><header><h1 class="header__heading"><a href="/" class="header__heading-link"><img class="header__heading-logo" src="//testtackle.co.uk/cdn/shop/files/test-valley-logo.png?width=300" alt="Test Valley Tackle"></a></h1><nav><a href="/collections/lessons">Lessons</a><a href="/collections/rods">Rods</a><a href="/pages/visit">Visit us</a></nav><a href="/cart">Basket <span>0</span></a></header><main>${body}</main>
<footer><h2>Subscribe</h2><p>Get 10% off your first order when you join our newsletter</p><ul><li><a href="https://www.facebook.com/testvalleytackle">Facebook</a></li><li><a href="https://www.instagram.com/testvalleytackle">Instagram</a></li></ul><small>&copy; 2026, Test Valley Tackle. Powered by Shopify</small></footer>`,
    {
      title,
      lang: 'en-GB',
      head: `<meta property="og:site_name" content="Test Valley Tackle">${head}`,
    },
  )

/** Trades that are not guides: a tackle shop, a pottery, two workshops, a driving school. */
export const highStreetSites: Site[] = [
  {
    host: 'testtackle.co.uk',
    pages: {
      '/': shop(
        `<div class="banner"><h2>Chalkstream flies, tied in the shop</h2></div><div class="collection"><h2>Featured</h2><ul class="grid">${shopCard('Test Valley 9ft 5wt Rod', '£189.00', '£229.00')}${shopCard('Dozen Mayflies', '£24.00')}${shopCard('Waxed Fishing Bag', 'From £85.00')}</ul></div>`,
        'Test Valley Tackle',
        jsonLd({
          '@context': 'http://schema.org',
          '@type': 'Organization',
          'name': 'Test Valley Tackle',
          'logo': 'https://testtackle.co.uk/cdn/shop/files/test-valley-logo.png?width=500',
          'sameAs': [
            '',
            'https://www.facebook.com/testvalleytackle',
            '',
            'https://www.instagram.com/testvalleytackle',
          ],
          'url': 'https://testtackle.co.uk',
        }),
      ),
      '/collections/lessons': shop(
        `<h1>Lessons</h1><ul class="grid">${shopCard('Casting Lesson', '£60.00')}${shopCard('Day on the River Test', '£295.00')}</ul><p>Rod licence not included. Lessons can be moved up to 48 hours before.</p>`,
        'Lessons – Test Valley Tackle',
      ),
      '/collections/rods': shop(
        `<h1>Rods</h1><ul class="grid">${shopCard('Test Valley 9ft 5wt Rod', '£189.00', '£229.00')}${shopCard('Brook Rod 7ft 3wt', '£149.00')}</ul>`,
        'Rods – Test Valley Tackle',
      ),
      '/pages/visit': shop(
        `<h1>Visit us</h1><div class="rte"><p>Test Valley Tackle<br>The Old Forge, 8 Bridge Street<br>Stockbridge<br>Hampshire<br>SO20 6HB</p><p>01264 555 016 or <a href="mailto:shop@testtackle.co.uk">shop@testtackle.co.uk</a></p><p>We're open Monday to Saturday from 9am until 5.30pm, and on Sundays in the mayfly season.</p></div>`,
        'Visit us – Test Valley Tackle',
      ),
    },
    says: [
      'name: Test Valley Tackle',
      'logo: /cdn/shop/files/test-valley-logo.png',
      'social-link: https://www.facebook.com/testvalleytackle',
      'social-link: https://www.instagram.com/testvalleytackle',
      'price: Test Valley 9ft 5wt Rod = 189 GBP item',
      'price: Dozen Mayflies = 24 GBP item',
      'price: Waxed Fishing Bag = from 85 GBP item',
      'price: Casting Lesson = 60 GBP item',
      'price: Day on the River Test = 295 GBP item',
      'price: Brook Rod 7ft 3wt = 149 GBP item',
      'phone: +44 1264 555016',
      'email: shop@testtackle.co.uk',
      'address: The Old Forge, 8 Bridge Street, SO20 6HB, Stockbridge, Hampshire',
      'hours: mo tu we th fr sa 09:00-17:30',
      'voice: we',
      'spelling: UK',
      'language: en-GB',
      'currency: GBP',
    ],
  },
  {
    host: 'mudroomstudio.com',
    pages: {
      '/': `<!doctype html><html lang="en-US"><head><title>Mudroom Studio</title><meta name="description" content="A pottery studio in Duluth with classes for people who have never touched clay."><meta property="og:site_name" content="Mudroom Studio"></head><body>
<div class="_3kd"><div class="_a1"><div class="_b2"><a href="#classes"><div><span>Classes</span></div></a><a href="#visit"><div><span>Visit</span></div></a></div></div>
<section class="_s1"><div><div class="rich"><h1><span style="letter-spacing:.1em">Get your hands dirty</span></h1></div><div class="rich"><p><span>Mudroom is a pottery studio in Duluth for people who have never touched clay.</span></p></div></div></section>
<section class="_s2" id="classes"><div class="rich"><h2><span>Classes</span></h2></div>
<div class="_rep"><div class="_it"><div class="rich"><h3><span>First Bowl</span></h3></div><div class="rich"><p><span>2 hours</span></p></div><div class="rich"><p><span>$58</span></p></div><div class="rich"><p><span>Throw one bowl. We glaze and fire it for you.</span></p></div><div><a role="button"><span>Sign up</span></a></div></div>
<div class="_it"><div class="rich"><h3><span>Six Week Wheel</span></h3></div><div class="rich"><p><span>6 weeks</span></p></div><div class="rich"><p><span>$310</span></p></div><div class="rich"><p><span>Clay, tools and firing are included.</span></p></div><div><a role="button"><span>Sign up</span></a></div></div>
<div class="_it"><div class="rich"><h3><span>Open Studio</span></h3></div><div class="rich"><p><span>$15 per hour</span></p></div><div class="rich"><p><span>For anybody who took Six Week Wheel.</span></p></div></div></div></section>
<section class="_s3"><div class="_q"><div class="rich"><p><span>“I came for a date night and left with a hobby.”</span></p></div><div class="rich"><p><span>– Priya N.</span></p></div></div><div class="_n"><div><span>1,400</span></div><div><span>Bowls thrown last year</span></div></div></section>
<section class="_s4" id="visit"><div class="rich"><h2><span>Visit</span></h2></div><div class="rich"><p><span>1814 W Superior St</span></p><p><span>Duluth, MN 55806</span></p></div><div class="rich"><p><span>218-555-0171</span></p><p><span>hi@mudroomstudio.com</span></p></div><div class="rich"><p><span>Wed–Fri noon–8pm</span></p><p><span>Sat–Sun 10am–6pm</span></p></div></section>
<div class="_ft"><span>©2026 Mudroom Studio LLC</span><a href="https://www.instagram.com/mudroom.duluth"><svg></svg></a></div></div></body></html>`,
    },
    says: [
      'name: Mudroom Studio',
      'audience: people who have never touched clay',
      'price: First Bowl = 58 USD item',
      'duration: First Bowl = 2 hours',
      'price: Six Week Wheel = 310 USD item',
      'duration: Six Week Wheel = 6 weeks',
      'included: Six Week Wheel = Clay, tools, firing',
      'price: Open Studio = 15 USD hour',
      'review: I came for a date night and left with a hobby., Priya N.',
      'address: 1814 W Superior St, 55806, Duluth, MN',
      'phone: +1 218 555 0171',
      'email: hi@mudroomstudio.com',
      'hours: we th fr 12:00-20:00; sa su 10:00-18:00',
      'social-link: https://www.instagram.com/mudroom.duluth',
      'voice: we',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
  {
    host: 'schrauberei-kreuzberg.de',
    pages: {
      '/': html(
        `<header><b>Schrauberei Kreuzberg</b><nav><a href="/leistungen">Leistungen</a> <a href="/ueber-uns">Über uns</a> <a href="/impressum">Impressum</a></nav></header>
<h1>Fahrradwerkstatt ohne Termin</h1><p>Wir reparieren jedes Rad, auch das vom Flohmarkt. Dienstags bis freitags sind wir von 10 bis 18 Uhr für dich da, samstags von 10 bis 14 Uhr. Montags bleibt die Werkstatt zu.</p>
<p>Du brauchst dein Rad schnell? Bring es vor 11 Uhr, dann ist es meistens am selben Tag fertig.</p>`,
        { title: 'Schrauberei Kreuzberg | Fahrradwerkstatt Berlin', lang: 'de' },
      ),
      '/leistungen': html(
        `<h1>Was kostet das?</h1><dl class="preisliste"><dt>Schlauch wechseln</dt><dd>18 € inkl. Schlauch</dd><dt>Bremsen einstellen</dt><dd>15 €</dd><dt>Frühjahrscheck</dt><dd>59 €</dd><dt>Laufrad zentrieren</dt><dd>ab 22 €</dd></dl><p>Ein neues Rad kostet im Laden schnell 900 € – eine Reparatur lohnt sich fast immer. Wir bauen keine Verbrennungsmotoren an.</p><h2>Schrauberkurs</h2><p>An einem Abend lernst du, wie man flickt, schmiert und einstellt. 3 Stunden, 45 € pro Person, maximal 6 Personen.</p>`,
        { title: 'Leistungen und Preise – Schrauberei Kreuzberg', lang: 'de' },
      ),
      '/ueber-uns': html(
        `<h1>Über uns</h1><p>Meister Cem Yıldız und Gesellin Rike Sander schrauben hier seit 2012. Vorher war in den Räumen 40 Jahre lang eine Bäckerei, gegründet 1971.</p>`,
        { title: 'Über uns – Schrauberei Kreuzberg', lang: 'de' },
      ),
      '/impressum': html(
        `<h1>Impressum</h1><p>Schrauberei Kreuzberg<br>Inhaber: Cem Yıldız<br>Reichenberger Str. 155<br>10999 Berlin</p><p>Telefon: 030 5550 1823<br>E-Mail: werkstatt [at] schrauberei-kreuzberg.de</p><p>Zuständige Aufsichtsbehörde: Handwerkskammer Berlin, Blücherstraße 68, 10961 Berlin, Telefon 030 259030</p>`,
        { title: 'Impressum', lang: 'de' },
      ),
    },
    says: [
      'name: Schrauberei Kreuzberg',
      'since: 2012',
      'hours: tu we th fr 10:00-18:00; sa 10:00-14:00',
      'price: Schlauch wechseln = 18 EUR item',
      'price: Bremsen einstellen = 15 EUR item',
      'price: Frühjahrscheck = 59 EUR item',
      'price: Laufrad zentrieren = from 22 EUR item',
      'price: Schrauberkurs = 45 EUR person',
      'duration: Schrauberkurs = 3 Stunden',
      'group_size: Schrauberkurs = maximal 6 Personen',
      'address: Reichenberger Str. 155, 10999, Berlin',
      'phone: +49 30 55501823',
      'email: werkstatt@schrauberei-kreuzberg.de',
      'voice: we',
      'language: de',
      'currency: EUR',
    ],
  },
  {
    host: 'passwithpam.co.uk',
    pages: {
      '/': html(
        `<div class="topbar"><span>Call or text Pam: 07700 900 186</span><span>Office: 0115 496 0182</span></div><h1>Pass with Pam</h1><h2>Calm driving lessons in Nottingham</h2><p>I'm Pam Doyle, a DVSA approved driving instructor. I teach nervous learners in a dual-control Yaris, and 3 in 4 of my pupils pass first time. The national average is 48%.</p>
<div class="packages"><div class="box"><h3>Single lesson</h3><div class="big">£38</div><div>per hour</div></div><div class="box popular"><span class="ribbon">Most popular</span><h3>Block of 10</h3><div class="big">£360</div><div>save £20</div></div><div class="box"><h3>Motorway session</h3><div class="big">£75</div><div>2 hours</div></div></div>
<p>A theory test costs £23 and a practical test £62, paid to the DVSA.</p><p>Lessons cancelled with less than 48 hours' notice are charged in full.</p>
<div class="reviews"><div class="review"><p>Failed three times with another school, passed with Pam in 8 weeks.</p><strong>Jordan, West Bridgford</strong></div></div>
<p>Lessons run Monday to Friday 8am to 7pm and Saturday mornings.</p><footer><p>pam@passwithpam.co.uk · Covering NG1, NG2, NG5 and NG7 · Complaints to the DVSA, 0300 200 1122</p></footer>`,
        { title: 'Pass with Pam | Driving lessons Nottingham', lang: 'en-GB' },
      ),
    },
    says: [
      'name: Pass with Pam',
      'phone: +44 7700 900186 or +44 115 496 0182',
      'email: pam@passwithpam.co.uk',
      'price: Single lesson = 38 GBP hour',
      'price: Block of 10 = 360 GBP item',
      'price: Motorway session = 75 GBP item',
      'duration: Motorway session = 2 hours',
      "rule: cancellation Lessons cancelled with less than 48 hours' notice are charged in full.",
      'review: Failed three times with another school, passed with Pam in 8 weeks., Jordan, West Bridgford',
      'voice: I',
      'spelling: UK',
      'language: en-GB',
      'currency: GBP',
    ],
  },
  {
    host: 'velo-engadin.ch',
    pages: {
      '/': html(
        `<div class="cc-window"><p>Diese Website nutzt Cookies. <a href="/datenschutz">Mehr erfahren</a></p><button>OK</button></div>
<div class="navi"><a href="/">Start</a><a href="/miete">Miete</a><a href="/werkstatt">Werkstatt</a></div>
<div class="stage"><h1>Velo Engadin</h1><p class="lead">Velovermietung und Werkstatt in Samedan, 300 Meter vom Bahnhof.</p></div>
<div class="content"><p>Wir vermieten E-Bikes, Mountainbikes und Kinderanhänger. Helm und Schloss sind bei jeder Miete inklusive.</p></div>
<div class="footer"><div>Velo Engadin GmbH<br>Via Retica 26<br>7503 Samedan</div><div>Tel. 081 555 20 14<br>velo@velo-engadin.ch</div><div>Öffnungszeiten<br>Di–Fr 8.30–12.00 und 13.30–18.30 Uhr<br>Sa 8.30–16.00 Uhr<br>So und Mo geschlossen</div><div>Partner: Hotel Bernina, Tel. 081 555 77 00</div><div>© 2026 Velo Engadin · CHE-123.456.789 MWST · gestaltet von Studio Lärche, hallo@studiolaerche.example</div></div>`,
        { title: 'Velo Engadin – Velovermietung Samedan', lang: 'de-CH' },
      ),
      '/miete': html(
        `<h1>Miete</h1><table class="preise"><tr><th>Velo</th><th>Halber Tag</th><th>1 Tag</th><th>3 Tage</th></tr><tr><td>E-Mountainbike</td><td>CHF 55.–</td><td>CHF 79.–</td><td>CHF 210.–</td></tr><tr><td>Tourenvelo</td><td>CHF 28.–</td><td>CHF 39.–</td><td>CHF 99.–</td></tr><tr><td>Kinderanhänger</td><td>CHF 15.–</td><td>CHF 22.–</td><td>CHF 55.–</td></tr></table><p>Reservationen können bis 24 Stunden vorher gratis storniert werden. Mietvelos sind nicht für den Bikepark zugelassen.</p>`,
        { title: 'Miete – Velo Engadin', lang: 'de-CH' },
      ),
      '/werkstatt': html(
        `<h1>Werkstatt</h1><div class="service"><h3>Kleiner Service</h3><p>Schaltung, Bremsen, Luft. CHF 89.–</p></div><div class="service"><h3>Grosser Service</h3><p>Alles zerlegt, geputzt und neu gefettet. CHF 189.–</p></div><p>Stundenansatz CHF 108.– · Ersatzteile nach Aufwand</p>`,
        { title: 'Werkstatt – Velo Engadin', lang: 'de-CH' },
      ),
    },
    says: [
      'price: Stundenansatz = 108 CHF item',
      'name: Velo Engadin',
      'price: E-Mountainbike = from 55 CHF item',
      'price: Tourenvelo = from 28 CHF item',
      'price: Kinderanhänger = from 15 CHF item',
      'rule: cancellation Reservationen können bis 24 Stunden vorher gratis storniert werden.',
      'rule: restriction Mietvelos sind nicht für den Bikepark zugelassen.',
      'price: Kleiner Service = 89 CHF item',
      'price: Grosser Service = 189 CHF item',
      'address: Via Retica 26, 7503, Samedan',
      'phone: +41 81 555 20 14',
      'email: velo@velo-engadin.ch',
      'hours: tu we th fr 08:30-12:00; tu we th fr 13:30-18:30; sa 08:30-16:00',
      'voice: we',
      'language: de-CH',
      'currency: CHF',
    ],
  },
]

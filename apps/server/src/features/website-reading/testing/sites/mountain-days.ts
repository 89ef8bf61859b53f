import { html, jsonLd, type Site } from '../site.ts'

const dachstein = (body: string, title: string, head = '') =>
  html(
    `<div id="cookie-law-info-bar"><span>Wir verwenden Cookies. Manche Cookies laufen nach 365 Tagen ab.</span><a role="button">Alle akzeptieren</a></div>
<header class="site-header"><a class="custom-logo-link" href="/"><img src="/wp-content/uploads/2020/05/bergschule-logo.svg" class="custom-logo" alt="Bergschule Dachstein"></a><ul id="primary-menu"><li><a href="/kurse/">Kurse &amp; Touren</a></li><li><a href="/blog/">Blog</a></li><li><a href="/impressum/">Impressum</a></li></ul></header>
<main>${body}</main>
<footer><div class="widget"><h4>Neueste Beiträge</h4><ul><li><a href="/blog/">Seilbahn jetzt 49,50 € – lohnt sich das noch?</a></li><li><a href="/blog/">10 Fehler am Klettersteig</a></li></ul></div><p>© 2019–2026 · Website von Alpenpixel, Tel. +43 664 5550 999</p></footer>`,
    { title, lang: 'de-AT', head },
  )

/** Guides, huts and stables in the hills. */
export const mountainDaysSites: Site[] = [
  {
    host: 'bergschule-dachstein.at',
    pages: {
      '/': dachstein(
        `<h1>Bergschule Dachstein</h1><p>Seit 1998 führen wir Gäste auf Klettersteige, Grate und Gipfel rund um Ramsau.</p>
<section class="testimonials"><blockquote><p>Unser Bergführer Hannes hatte mit unseren Kindern eine Engelsgeduld.</p><cite>Familie Brandl, Linz</cite></blockquote></section>`,
        'Bergschule Dachstein – Klettersteig, Klettern, Hochtouren',
        jsonLd({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'WebSite',
              'name': 'Bergschule Dachstein',
              'url': 'https://bergschule-dachstein.at/',
            },
            {
              '@type': ['LocalBusiness', 'SportsActivityLocation'],
              'name': 'Bergschule Dachstein',
              'telephone': '+43 3687 55521',
              'email': 'buero@bergschule-dachstein.at',
              'foundingDate': '1998',
              'priceRange': '89–640 €',
              'address': {
                '@type': 'PostalAddress',
                'streetAddress': 'Vorberg 114',
                'postalCode': '8972',
                'addressLocality': 'Ramsau am Dachstein',
                'addressCountry': 'AT',
              },
              'geo': { '@type': 'GeoCoordinates', 'latitude': '47.4206', 'longitude': '13.6521' },
              'openingHoursSpecification': [
                {
                  '@type': 'OpeningHoursSpecification',
                  'dayOfWeek': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
                  'opens': '08:30',
                  'closes': '12:00',
                },
                {
                  '@type': 'OpeningHoursSpecification',
                  'dayOfWeek': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
                  'opens': '14:00',
                  'closes': '18:00',
                },
              ],
              'sameAs': ['https://www.instagram.com/bergschuledachstein'],
              'aggregateRating': {
                '@type': 'AggregateRating',
                'ratingValue': 4.9,
                'reviewCount': 212,
              },
            },
          ],
        }),
      ),
      '/kurse/': dachstein(
        `<h1>Kurse &amp; Touren</h1>
<h2>Klettersteig-Schnupperkurs</h2><p>Der sanfte Einstieg am Kinderklettersteig Kala.</p><p><b>Dauer:</b> 4 Stunden<br><b>Preis:</b> 89 € pro Person<br><b>Mindestalter:</b> 10 Jahre<br><b>Treffpunkt:</b> Talstation Türlwandbahn</p>
<h2>Dachstein-Überschreitung</h2><p>Vom Hunerkogel über den Hohen Dachstein zur Simonyhütte (2.205 m).</p><p><b>Dauer:</b> 2 Tage<br><b>Preis:</b> ab 420 € pro Person<br><b>Schwierigkeit:</b> schwer</p>
<h3>Nicht enthalten</h3><ul><li>Seilbahn</li><li>Übernachtung auf der Hütte</li></ul>
<p>Bei Schlechtwetter verschieben wir die Tour kostenlos. Eine Anzahlung von 50 € wird bei der Buchung fällig.</p>`,
        'Kurse & Touren – Bergschule Dachstein',
      ),
      '/blog/': dachstein(
        `<article><h2>Seilbahn jetzt 49,50 € – lohnt sich das noch?</h2><p>Gepostet am 14. Juni 2025 von Redaktion · 12 Kommentare</p><p>Die Bergfahrt auf den Hunerkogel kostet 49,50 € für Erwachsene. Ein Kollege in Zermatt verlangt für das Matterhorn 1.490 CHF. Geöffnet ist die Bahn täglich 8:00–17:10 Uhr.</p></article>`,
        'Blog – Bergschule Dachstein',
      ),
      '/impressum/': dachstein(
        `<h1>Impressum</h1><p>Bergschule Dachstein GmbH<br>Vorberg 114<br>8972 Ramsau am Dachstein<br>FN 123456 x, LG Leoben<br>UID ATU55512345<br>Tel.: 03687 / 55521<br>buero@bergschule-dachstein.at</p>`,
        'Impressum – Bergschule Dachstein',
      ),
    },
    says: [
      'name: Bergschule Dachstein',
      'logo: /wp-content/uploads/2020/05/bergschule-logo.svg',
      'since: 1998',
      'phone: +43 3687 55521',
      'email: buero@bergschule-dachstein.at',
      'address: Vorberg 114, 8972, Ramsau am Dachstein, AT',
      'location: 47.4206, 13.6521',
      'hours: mo tu we th fr 08:30-12:00; mo tu we th fr 14:00-18:00',
      'social-link: https://www.instagram.com/bergschuledachstein',
      'review: Unser Bergführer Hannes hatte mit unseren Kindern eine Engelsgeduld., Familie Brandl, Linz',
      'price: Klettersteig-Schnupperkurs = 89 EUR person',
      'duration: Klettersteig-Schnupperkurs = 4 Stunden',
      'requirements: Klettersteig-Schnupperkurs = 10 Jahre',
      'meeting_point: Klettersteig-Schnupperkurs = Talstation Türlwandbahn',
      'price: Dachstein-Überschreitung = from 420 EUR person',
      'duration: Dachstein-Überschreitung = 2 Tage',
      'difficulty: Dachstein-Überschreitung = schwer',
      'not_included: Dachstein-Überschreitung = Seilbahn, Übernachtung auf der Hütte',
      'rule: weather Bei Schlechtwetter verschieben wir die Tour kostenlos.',
      'rule: deposit Eine Anzahlung von 50 € wird bei der Buchung fällig.',
      'voice: we',
      'language: de-AT',
      'currency: EUR',
    ],
  },
  {
    host: 'drumcarrow-trekking.ie',
    pages: {
      '/': `<HTML><HEAD><TITLE>Drumcarrow Pony Trekking, Co. Sligo</TITLE></HEAD><BODY BGCOLOR="#CCFFCC">
<TABLE BORDER=0 CELLPADDING=6 WIDTH=760><TR><TD COLSPAN=2><IMG SRC="images/banner.jpg" WIDTH=760 HEIGHT=120 ALT=""></TD></TR>
<TR><TD VALIGN=TOP WIDTH=140><FONT FACE="Comic Sans MS"><A HREF="/prices.html">Treks &amp; Prices</A><BR><A HREF="/about.html">About Us</A><BR><A HREF="/contact.html">Contact</A><BR><A HREF="http://www.weather.ie">Weather</A></FONT></TD>
<TD VALIGN=TOP><FONT FACE="Arial"><H2>Drumcarrow Pony Trekking</H2><P>Come and ride Connemara ponies on a beach with nobody else on it. We have been trekking from the family farm since 1991.</P><P><FONT COLOR=RED>NEW FOR 2025! Beginners' evening rides</FONT></P><P><I>You are visitor no. 104512</I></P></FONT></TD></TR></TABLE></BODY></HTML>`,
      '/prices.html': `<HTML><HEAD><TITLE>Treks and prices</TITLE></HEAD><BODY BGCOLOR="#CCFFCC"><CENTER><H2>Treks &amp; Prices</H2>
<TABLE BORDER=1 CELLPADDING=4><TR BGCOLOR="#99CC99"><TD><B>Trek</B></TD><TD><B>Time</B></TD><TD><B>Adult</B></TD><TD><B>Under 16</B></TD></TR>
<TR><TD>Forest trek</TD><TD>1 hour</TD><TD>&euro;35</TD><TD>&euro;30</TD></TR>
<TR><TD>Beach trek</TD><TD>2 hours</TD><TD>&euro;60</TD><TD>&euro;50</TD></TR>
<TR><TD>Mountain day with picnic</TD><TD>5 hours</TD><TD>&euro;130</TD><TD>n/a</TD></TR></TABLE></CENTER>
<P>Hats and boots are provided free. Riders must be at least 6 years old. Maximum weight 14 stone.</P><P>All treks must be booked at least one day ahead. Please give us 24 hours notice if you have to cancel or half of the price is due.</P></BODY></HTML>`,
      '/about.html': `<HTML><HEAD><TITLE>About us</TITLE></HEAD><BODY BGCOLOR="#CCFFCC"><H2>About us</H2><P>Dad bought his first pony for &pound;12 at Ballinasloe fair in 1964. Today we keep 22 ponies, two donkeys and a goat called Bertie. Neighbours who let horses by the hour in Dublin ask &euro;80, we never did.</P></BODY></HTML>`,
      '/contact.html': `<HTML><HEAD><TITLE>Contact</TITLE></HEAD><BODY BGCOLOR="#CCFFCC"><H2>Contact</H2><P>Drumcarrow Farm, Streedagh Road, Grange, Co. Sligo<BR>Phone: (071) 955 5012<BR>Fax: (071) 955 5013<BR>E-mail: <A HREF="mailto:ride@drumcarrow-trekking.ie">ride@drumcarrow-trekking.ie</A></P><P>Open Tuesday to Sunday, 10 a.m. to 6 p.m., Easter to the end of October.</P></BODY></HTML>`,
    },
    says: [
      'name: Drumcarrow Pony Trekking',
      'since: 1991',
      'price: Forest trek = 35 EUR person',
      'duration: Forest trek = 1 hour',
      'price: Beach trek = 60 EUR person',
      'duration: Beach trek = 2 hours',
      'price: Mountain day with picnic = 130 EUR person',
      'duration: Mountain day with picnic = 5 hours',
      'rule: restriction Riders must be at least 6 years old.',
      'rule: restriction Maximum weight 14 stone.',
      'rule: cancellation Please give us 24 hours notice if you have to cancel or half of the price is due.',
      'phone: +353 71 955 5012',
      'email: ride@drumcarrow-trekking.ie',
      'address: Drumcarrow Farm, Streedagh Road, Grange, Co. Sligo',
      'hours: tu we th fr sa su 10:00-18:00; Easter to the end of October',
      'voice: we',
      'language: en',
      'currency: EUR',
    ],
  },
  {
    host: 'frostpawmushing.com',
    pages: {
      '/': html(
        `<header><a href="/"><img src="/static/frostpaw-logo.png" alt="Frostpaw Mushing"></a><nav><a href="/tours">Tours</a><a href="/faq">FAQ</a></nav><a href="tel:+19075550127">(907) 555-0127</a></header>
<h1>Dog sledding near Fairbanks, Alaska</h1><p>We're Ty and Annika. We live with 38 Alaskan huskies, and we would love for you to meet them. I finished the 1,000-mile Yukon Quest in 2014 with most of my toes.</p>
<div class="slider"><div class="slide"><p>"Worth every penny. We paid $300 each for a worse trip in Anchorage!"</p><p>Dana K., Tulsa OK</p></div></div>
<footer><p>Frostpaw Mushing, 2250 Chena Hot Springs Rd, Fairbanks, AK 99712</p><p>PO Box 4400</p></footer>`,
        { title: 'Frostpaw Mushing | Dog Sledding Fairbanks', lang: 'en-US' },
      ),
      '/tours': html(
        `<h1>Tours</h1><div class="grid"><div class="tour"><h2>Meet the Team</h2><p class="meta">1 hour &middot; all ages</p><p>Cuddle puppies and take a 3-mile loop.</p><p class="amount">$95 per adult, $65 per child (3-11)</p></div><div class="tour"><h2>Drive Your Own Team</h2><p class="meta">3 hours &middot; ages 14+</p><p>Learn to mush four dogs on our 12-mile trail.</p><p class="amount">$289 per person</p></div><div class="tour"><h2>Aurora Overnight</h2><p class="meta">2 days &middot; ages 16+</p><p>Sleep in a wall tent at our trapline camp. Dinner and breakfast are included.</p><p class="amount">$895 per person</p></div></div><p>Tours run November 20 to April 5.</p>`,
        { title: 'Tours | Frostpaw Mushing', lang: 'en-US' },
      ),
      '/faq': html(
        `<h1>Questions we hear a lot</h1><div class="accordion"><div class="accordion-item"><button aria-expanded="false">How cold is it?</button><div class="panel"><p>It can be -40 in January. We lend you parkas, bibs and boots at no charge.</p></div></div><div class="accordion-item"><button>Is there a weight limit?</button><div class="panel"><p>Guests must weigh under 250 pounds.</p></div></div><div class="accordion-item"><button>What is your cancellation policy?</button><div class="panel"><p>Full refund if you cancel 14 days ahead, 50% up to 3 days ahead.</p></div></div><div class="accordion-item"><button>What if it is too warm?</button><div class="panel"><p>If the trail is unsafe we refund you in full.</p></div></div><div class="accordion-item"><button>Do I need to tip?</button><div class="panel"><p>Guides make tips, $20 to $50 is usual.</p></div></div></div>`,
        {
          title: 'FAQ | Frostpaw Mushing',
          lang: 'en-US',
          head: jsonLd({
            '@context': 'https://schema.org',
            '@type': 'FAQPage',
            'mainEntity': [
              {
                '@type': 'Question',
                'name': 'Is there a weight limit?',
                'acceptedAnswer': {
                  '@type': 'Answer',
                  'text': '<p>Guests must weigh under 250 pounds.</p>',
                },
              },
              {
                '@type': 'Question',
                'name': 'What is your cancellation policy?',
                'acceptedAnswer': {
                  '@type': 'Answer',
                  'text': '<p>Full refund if you cancel 14 days ahead, 50% up to 3 days ahead.</p>',
                },
              },
            ],
          }),
        },
      ),
    },
    says: [
      'review: Worth every penny. We paid $300 each for a worse trip in Anchorage!, Dana K., Tulsa OK',
      'name: Frostpaw Mushing',
      'logo: /static/frostpaw-logo.png',
      'phone: +1 907 555 0127',
      'address: 2250 Chena Hot Springs Rd, 99712, Fairbanks, AK',
      'price: Meet the Team = 95 USD person',
      'duration: Meet the Team = 1 hour',
      'requirements: Meet the Team = all ages',
      'price: Drive Your Own Team = 289 USD person',
      'duration: Drive Your Own Team = 3 hours',
      'requirements: Drive Your Own Team = ages 14+',
      'price: Aurora Overnight = 895 USD person',
      'duration: Aurora Overnight = 2 days',
      'requirements: Aurora Overnight = ages 16+',
      'included: Aurora Overnight = Dinner, breakfast',
      'rule: other Tours run November 20 to April 5.',
      'rule: restriction Guests must weigh under 250 pounds.',
      'rule: cancellation Full refund if you cancel 14 days ahead, 50% up to 3 days ahead.',
      'rule: weather If the trail is unsafe we refund you in full.',
      'voice: we',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
]

import { html, type Site } from '../site.ts'

const sup = html(
  `<div class="hdr"><div><a href="#tours"><span>Tours</span></a><a href="#contact"><span>Contact</span></a><a href="https://fareharbor.com/embeds/book/tahoesup/?full-items=yes"><span>BOOK NOW</span></a></div></div>
<div class="hero" style="background:url(/bg.jpg)"><div class="t1"><h1><span>Lake Tahoe SUP</span></h1></div><div class="t2"><p><span>Clear-bottom paddle boards at sunrise. Small groups, warm guides.</span></p></div></div>
<div id="tours"><div class="t1"><h2><span>Our Tours</span></h2></div>
<div class="card"><div><img src="https://static.wixstatic.com/media/a1.jpg" srcset="https://static.wixstatic.com/media/a1.jpg/w_480 480w, https://static.wixstatic.com/media/a1.jpg/w_1600 1600w" width="480" height="320" alt="Paddlers at sunrise"></div><div><p>Sunrise Glide</p></div><div><p>$85 per person</p></div><div><p>Two quiet hours on glassy water.</p></div></div>
<div class="card"><div><p>Emerald Bay Day</p></div><div><p>From $149 per person</p></div><div><p>Lunch on the beach included.</p></div></div>
<div class="card"><div><p>Glow Paddle</p></div><div><p>$95 each</p></div></div></div>
<div id="contact"><div><p>Call or text</p></div><div><p>(530) 555-0182</p></div><div><p><a href="mailto:hello@laketahoesup.com">hello@laketahoesup.com</a></p></div><div><p>Open daily 6am - 6pm</p></div><div><p>8400 N Lake Blvd, Kings Beach, CA 96143</p></div></div>
<div class="ft"><p>© 2026 Lake Tahoe SUP</p><a href="https://www.instagram.com/laketahoesup/"><svg></svg></a><a href="https://twitter.com/intent/tweet?x=1">share</a></div>`,
  {
    title: 'Lake Tahoe SUP | Clear Paddle Board Tours',
    lang: 'en-US',
    head: '<meta name="description" content="Clear-bottom paddle board tours on Lake Tahoe at sunrise, at noon and by night."><meta property="og:site_name" content="Lake Tahoe SUP"><meta name="theme-color" content="#0a7ea4"><link rel="apple-touch-icon" sizes="180x180" href="/touch.png">',
  },
)

const wordpress = (body: string, title: string) =>
  html(
    `<header id="masthead"><img class="custom-logo" src="/wp-content/uploads/2021/03/cropped-logo.png" alt="Highland Hikes" width="240" height="90"><nav><ul><li><a href="/">Home</a></li><li><a href="/guided-walks/">Guided walks</a></li><li><a href="/prices/">Prices</a></li><li><a href="/about-us/">About us</a></li><li><a href="/faq/">FAQ</a></li><li><a href="/contact/">Contact</a></li><li><a href="/blog/">Blog</a></li></ul></nav></header><main>${body}</main>
<footer><p>Highland Hikes Ltd, 14 High Street, Fort William PH33 6DG</p><p>Tel: 01397 700 123</p><a href="https://www.facebook.com/highlandhikes">f</a></footer>`,
    { title, lang: 'en-GB' },
  )

/** Sites as builders and common systems make them. */
export const builderSites: Site[] = [
  {
    host: 'laketahoesup.com',
    pages: { '/': sup },
    says: [
      'name: Lake Tahoe SUP',
      'logo: /touch.png',
      'price: Sunrise Glide = 85 USD person',
      'price: Emerald Bay Day = from 149 USD person',
      'price: Glow Paddle = 95 USD person',
      'phone: +1 530 555 0182',
      'email: hello@laketahoesup.com',
      'hours: mo tu we th fr sa su 06:00-18:00',
      'address: 8400 N Lake Blvd, 96143, Kings Beach, CA',
      'social-link: https://www.instagram.com/laketahoesup/',
      'booking-link: https://fareharbor.com/embeds/book/tahoesup/?full-items=yes',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
  {
    host: 'highlandhikes.co.uk',
    pages: {
      '/': wordpress(
        `<h1>Guided walks in the Highlands</h1><p>We have walked these hills with guests since 1996. Small groups, good boots and no hurry at all.</p><figure><blockquote>Calum knew every bird and every shortcut. A day that we will not forget.</blockquote><figcaption>Ruth P., Leeds</figcaption></figure>`,
        'Highland Hikes – guided walks from Fort William',
      ),
      '/prices/': wordpress(
        `<h1>Prices</h1><table><thead><tr><th>Walk</th><th>Duration</th><th>Adult</th><th>Child (8–15)</th></tr></thead><tbody><tr><td>Glen Nevis half day</td><td>4 hours</td><td>£45</td><td>£25</td></tr><tr><td>Ben Nevis summit day</td><td>8 hours</td><td>£75</td><td>£50</td></tr></tbody></table><p>A deposit of £20 per person is required when you book.</p>`,
        'Prices – Highland Hikes',
      ),
      '/guided-walks/': wordpress(
        `<h1>Guided walks</h1><h2>Ben Nevis summit day</h2><p>The highest hill of all, by the mountain track.</p><h3>Included</h3><ul><li>Qualified guide</li><li>Packed lunch</li></ul><h3>What to bring</h3><ul><li>Boots</li><li>Waterproof jacket</li></ul><p>Meeting point: Glen Nevis visitor centre</p><p>Minimum age: 12 years</p><p>£75 per person</p>`,
        'Guided walks – Highland Hikes',
      ),
      '/faq/': wordpress(
        `<h1>FAQ</h1><h2>Can I cancel?</h2><p>You can cancel free of charge up to 7 days before the walk.</p><h2>What about the weather?</h2><p>If the weather is unsafe we move your walk to another day.</p>`,
        'FAQ – Highland Hikes',
      ),
      '/contact/': wordpress(
        `<h1>Contact</h1><p>Email <a href="mailto:walk@highlandhikes.co.uk">walk@highlandhikes.co.uk</a></p><p>Office hours: Mon–Fri 9am–5pm, Sat 10am–1pm</p><iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2200!2d-5.1052!3d56.8198!2m3"></iframe>`,
        'Contact – Highland Hikes',
      ),
      '/about-us/': wordpress(
        `<h1>About us</h1><p>Our guides hold the Mountain Leader award and love their work.</p>`,
        'About us – Highland Hikes',
      ),
    },
    says: [
      'name: Highland Hikes',
      'logo: /wp-content/uploads/2021/03/cropped-logo.png',
      'since: 1996',
      'review: Calum knew every bird and every shortcut. A day that we will not forget., Ruth P., Leeds',
      'price: Glen Nevis half day = 45 GBP person',
      'duration: Glen Nevis half day = 4 hours',
      'price: Ben Nevis summit day = 75 GBP person',
      'duration: Ben Nevis summit day = 8 hours',
      'included: Ben Nevis summit day = Qualified guide, Packed lunch',
      'bring: Ben Nevis summit day = Boots, Waterproof jacket',
      'meeting_point: Ben Nevis summit day = Glen Nevis visitor centre',
      'requirements: Ben Nevis summit day = 12 years',
      'rule: deposit A deposit of £20 per person is required when you book.',
      'rule: cancellation You can cancel free of charge up to 7 days before the walk.',
      'rule: weather If the weather is unsafe we move your walk to another day.',
      'email: walk@highlandhikes.co.uk',
      'phone: +44 1397 700123',
      'address: 14 High Street, PH33 6DG, Fort William',
      'hours: mo tu we th fr 09:00-17:00; sa 10:00-13:00',
      'location: 56.8198, -5.1052',
      'social-link: https://www.facebook.com/highlandhikes',
      'voice: we',
      'spelling: UK',
      'language: en-GB',
      'currency: GBP',
    ],
  },
  {
    host: 'empty-shell.example',
    pages: {
      '/': html(
        '<div id="app"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="/bundle.js"></script>',
        { title: 'App' },
      ),
    },
    says: [],
  },
  {
    host: 'canyoning-verdon.fr',
    pages: {
      '/': html(
        `<h1>Canyoning dans le Verdon</h1><p>Nous vous emmenons dans les plus beaux canyons de Provence avec des guides diplômés. Idéal pour les familles et les groupes d’amis.</p>
<nav><a href="/tarifs">Tarifs</a><a href="/contact.html">Contact</a><a href="/politique-de-confidentialite">Confidentialité</a></nav><a class="btn" href="/reserver">Réserver</a>`,
        { title: 'Verdon Canyon – canyoning et randonnée aquatique', lang: 'fr-FR' },
      ),
      '/tarifs': html(
        `<h1>Nos tarifs</h1><ul><li>Randonnée aquatique (3 heures) : 45 € par personne</li><li>Canyon découverte – demi-journée : à partir de 55 € par personne</li><li>Canyon sportif – journée : 90 € par personne</li></ul><h2>Le tarif comprend</h2><ul><li>combinaison</li><li>casque</li></ul><p>En cas d’orage, la sortie est reportée ou remboursée.</p><p>Un acompte de 30 % est demandé à la réservation.</p>`,
        { title: 'Tarifs – Verdon Canyon', lang: 'fr-FR' },
      ),
      '/contact.html': html(
        `<h1>Contact</h1><p>Verdon Canyon, 12 rue Nationale, 04120 Castellane</p><p>Tél. : 04 92 83 12 34</p><p>contact@canyoning-verdon.fr</p><p>Horaires : du lundi au samedi de 8h30 à 19h</p>`,
        { title: 'Contact – Verdon Canyon', lang: 'fr-FR' },
      ),
    },
    says: [
      'name: Verdon Canyon',
      'audience: les familles et les groupes d’amis',
      'price: Randonnée aquatique = 45 EUR person',
      'duration: Randonnée aquatique = 3 heures',
      'price: Canyon découverte = from 55 EUR person',
      'duration: Canyon découverte = demi-journée',
      'price: Canyon sportif = 90 EUR person',
      'duration: Canyon sportif = journée',
      'rule: weather En cas d’orage, la sortie est reportée ou remboursée.',
      'rule: deposit Un acompte de 30 % est demandé à la réservation.',
      'address: 12 rue Nationale, 04120, Castellane',
      'phone: +33 4 92 83 12 34',
      'email: contact@canyoning-verdon.fr',
      'hours: mo tu we th fr sa 08:30-19:00',
      'booking-link: http://canyoning-verdon.fr/reserver',
      'voice: we',
      'language: fr-FR',
      'currency: EUR',
    ],
  },
]

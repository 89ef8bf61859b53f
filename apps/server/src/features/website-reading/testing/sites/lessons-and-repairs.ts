import { html, jsonLd, type Site } from '../site.ts'

/** Lessons, repairs and days out, each made with another system. */
export const lessonsAndRepairsSites: Site[] = [
  {
    host: 'northshoresailing.ca',
    pages: {
      '/': html(
        `<div class="promo-popup"><p>Win a free cruise! Enter by June 30.</p></div><header><a class="brand" href="/"><img src="/img/nss-logo.png" alt="North Shore Sailing"></a><ul class="nav"><li><a href="/courses">Courses</a></li><li><a href="/charters">Charters</a></li><li><a href="/contact">Contact</a></li></ul></header><h1>Learn to sail on Howe Sound</h1><p>North Shore Sailing is a Sail Canada school in West Vancouver. We have taught sailing since 1994.</p><ul class="stats"><li><b>31</b> seasons</li><li><b>6,200</b> graduates</li></ul>`,
        { title: 'North Shore Sailing | Sailing school in West Vancouver, BC', lang: 'en-CA' },
      ),
      '/courses': html(
        `<h1>Courses</h1><article class="course"><h2>Start Keelboat</h2><dl><dt>Duration</dt><dd>2 days</dd><dt>Price</dt><dd>$395 per person</dd><dt>Group size</dt><dd>4 students</dd></dl><p>No experience needed.</p></article><article class="course"><h2>Basic Cruising</h2><dl><dt>Duration</dt><dd>5 days</dd><dt>Price</dt><dd>$1,150 per person</dd><dt>Group size</dt><dd>4 students</dd></dl><p>The textbook is included.</p></article><p>Full refund up to 21 days before your course. GST is extra.</p>`,
        { title: 'Courses | North Shore Sailing', lang: 'en-CA' },
      ),
      '/charters': html(
        `<h1>Charters</h1><table><thead><tr><th>Boat</th><th>Length</th><th>Sleeps</th><th>Per day</th></tr></thead><tbody><tr><td>Catalina 27</td><td>27 ft</td><td>4</td><td>$310</td></tr><tr><td>Beneteau 343</td><td>34 ft</td><td>6</td><td>$520</td></tr></tbody></table><p>A $1,000 damage deposit is required. Skipper: $350 per day extra.</p>`,
        { title: 'Charters | North Shore Sailing', lang: 'en-CA' },
      ),
      '/contact': html(
        `<h1>Contact</h1><p>5865 Marine Drive, West Vancouver, BC V7W 2S1</p><p>Tel 604-555-0174</p><p>sail@northshoresailing.ca</p><p>Office open Tuesday to Sunday, 9 am to 5 pm.</p><p>Marine emergencies: Coast Guard, 1-800-567-5111</p>`,
        { title: 'Contact | North Shore Sailing', lang: 'en-CA' },
      ),
    },
    says: [
      'name: North Shore Sailing',
      'logo: /img/nss-logo.png',
      'since: 1994',
      'price: Start Keelboat = 395 CAD person',
      'duration: Start Keelboat = 2 days',
      'group_size: Start Keelboat = 4 students',
      'price: Basic Cruising = 1150 CAD person',
      'duration: Basic Cruising = 5 days',
      'group_size: Basic Cruising = 4 students',
      'included: Basic Cruising = textbook',
      'rule: cancellation Full refund up to 21 days before your course.',
      'price: Catalina 27 = 310 CAD day',
      'price: Beneteau 343 = 520 CAD day',
      'rule: deposit A $1,000 damage deposit is required.',
      'address: 5865 Marine Drive, V7W 2S1, West Vancouver, BC',
      'phone: +1 604 555 0174',
      'email: sail@northshoresailing.ca',
      'hours: tu we th fr sa su 09:00-17:00',
      'voice: we',
      'language: en-CA',
      'currency: CAD',
    ],
  },
  {
    host: 'yoga-am-lech.de',
    pages: {
      '/': html(
        `<div class="elementor-section"><h1 class="elementor-heading-title">Yoga am Lech</h1><div class="elementor-widget-text-editor"><p>Ich bin Miriam Vogt und unterrichte seit 2015 Hatha-Yoga in Landsberg. Ich spreche leise und korrigiere mit Humor.</p></div></div>
<div class="elementor-section"><div class="elementor-price-table"><div class="elementor-price-table__header"><h3>Probestunde</h3></div><div class="elementor-price-table__price"><span>€</span><span>12</span></div><ul><li>75 Minuten</li><li>Matte inklusive</li></ul></div><div class="elementor-price-table"><div class="elementor-price-table__header"><h3>10er-Karte</h3></div><div class="elementor-price-table__price"><span>€</span><span>150</span></div><ul><li>6 Monate gültig</li></ul></div><div class="elementor-price-table"><div class="elementor-price-table__header"><h3>Monatsabo</h3></div><div class="elementor-price-table__price"><span>€</span><span>69</span></div><div>pro Monat</div></div></div>
<div class="elementor-section"><h2>Stundenplan</h2><table><tr><td>Montag</td><td>18:00 – 19:15</td><td>Hatha sanft</td></tr><tr><td>Mittwoch</td><td>19:30 – 20:45</td><td>Hatha kräftig</td></tr></table></div>
<div class="elementor-section"><div class="elementor-testimonial"><div class="elementor-testimonial-content">Endlich ein Abend ohne Handy.</div><div class="elementor-testimonial-name">Sabine R.</div></div></div>
<footer><p>Miriam Vogt, Hinteranger 310, 86899 Landsberg am Lech</p><p>0170 555 01 44, namaste@yoga-am-lech.de</p><p>Bitte sag bis 12 Stunden vorher ab, sonst ist die Stunde fällig.</p></footer>`,
        { title: 'Yoga am Lech – Hatha-Yoga in Landsberg', lang: 'de' },
      ),
    },
    says: [
      'name: Yoga am Lech',
      'since: 2015',
      'price: Probestunde = 12 EUR item',
      'duration: Probestunde = 75 Minuten',
      'included: Probestunde = Matte',
      'price: 10er-Karte = 150 EUR item',
      'price: Monatsabo = 69 EUR month',
      'review: Endlich ein Abend ohne Handy., Sabine R.',
      'address: Hinteranger 310, 86899, Landsberg am Lech',
      'phone: +49 170 5550144',
      'email: namaste@yoga-am-lech.de',
      'voice: I',
      'language: de',
      'currency: EUR',
    ],
  },
  {
    host: 'capefearflyfishing.com',
    pages: {
      '/': html(
        `<main id="content"><h1 class="wp-block-heading">Cape Fear Fly Fishing</h1><p>Captain Ray Tolliver poles a 17-foot skiff through the marshes of Wilmington, North Carolina. I have guided here full time since 2006.</p><h2 class="wp-block-heading">Trips &amp; Rates</h2><ul class="wp-block-list"><li>Half day (4 hours), 1–2 anglers: $450</li><li>Full day (8 hours), 1–2 anglers: $650</li><li>Night trip for flounder (3 hours): $350</li></ul><p>Rods, flies, licenses and water are included. Tips are not included; 20% is customary.</p><p>A $150 deposit holds your date. If the wind makes it unsafe, we pick another day.</p><h2>Recent posts</h2><ul><li><a href="/big-red">The 41-inch red that broke my $900 rod</a></li><li><a href="/2019">What guides charged in 2019: $375 and up</a></li></ul></main><footer><p>Call or text <a href="tel:9105550162">(910) 555-0162</a> · <a href="mailto:ray@capefearflyfishing.com">ray@capefearflyfishing.com</a></p><p>Wrightsville Beach, NC 28480</p></footer>`,
        {
          title: 'Cape Fear Fly Fishing – Redfish on the fly',
          lang: 'en-US',
          head: jsonLd({
            '@context': 'https://schema.org',
            '@type': 'Article',
            'headline': 'Cape Fear Fly Fishing',
            'datePublished': '2018-02-03',
            'author': { '@type': 'Person', 'name': 'wpadmin' },
          }),
        },
      ),
    },
    says: [
      'name: Cape Fear Fly Fishing',
      'since: 2006',
      'price: Night trip for flounder = 350 USD item',
      'included: Night trip for flounder = Rods, flies, licenses, water',
      'not_included: Night trip for flounder = Tips',
      'duration: Night trip for flounder = 3 hours',
      'rule: deposit A $150 deposit holds your date.',
      'rule: weather If the wind makes it unsafe, we pick another day.',
      'phone: +1 910 555 0162',
      'email: ray@capefearflyfishing.com',
      'spelling: US',
      'language: en-US',
      'currency: USD',
    ],
  },
  {
    host: 'ludlowcookeryschool.co.uk',
    pages: {
      '/': html(
        `<header><img class="logo" src="/assets/logo.svg" alt="Ludlow Cookery School"><nav><a href="/classes">Classes</a><a href="/vouchers">Vouchers</a><a href="/find-us">Find us</a></nav></header><h1>Cook something you are proud of</h1><p>Hands-on classes in a converted barn, two miles from Ludlow. Our tutors have cooked in Michelin-starred kitchens.</p><div class="trustpilot">Rated 4.8 / 5 from 311 reviews</div>`,
        { title: 'Ludlow Cookery School', lang: 'en-GB' },
      ),
      '/classes': html(
        `<h1>Classes</h1><ul class="products"><li class="product"><a href="/p/bread"><h2 class="woocommerce-loop-product__title">Bread in a Day</h2></a><span class="price"><bdi>£145.00</bdi></span><p>6 hours. Lunch and apron included. Max 8 people.</p></li><li class="product"><a href="/p/curry"><h2 class="woocommerce-loop-product__title">Curry Evening</h2></a><span class="price"><del><bdi>£95.00</bdi></del> <ins><bdi>£79.00</bdi></ins></span><p>3 hours. Supper included.</p></li><li class="product"><a href="/p/kids"><h2 class="woocommerce-loop-product__title">Kids' Pizza Morning</h2></a><span class="price"><bdi>£38.00</bdi></span><p>2 hours. Ages 6 to 11.</p></li></ul><p>Classes can be moved free of charge up to 14 days before.</p>`,
        { title: 'Classes – Ludlow Cookery School', lang: 'en-GB' },
      ),
      '/vouchers': html(`<h1>Vouchers</h1><p>Gift vouchers from £25, valid for 12 months.</p>`, {
        title: 'Vouchers – Ludlow Cookery School',
        lang: 'en-GB',
      }),
      '/find-us': html(
        `<h1>Find us</h1><p>Ludlow Cookery School, Hope Barn, Sheet Road, Ludlow, Shropshire SY8 4LN</p><p>01584 555 017 | <a href="mailto:hello@ludlowcookeryschool.co.uk">hello@ludlowcookeryschool.co.uk</a></p><p>A taxi from Ludlow station is about £8 with Ludlow Cars (01584 555 800).</p>`,
        { title: 'Find us – Ludlow Cookery School', lang: 'en-GB' },
      ),
    },
    says: [
      'name: Ludlow Cookery School',
      'logo: /assets/logo.svg',
      'price: Bread in a Day = 145 GBP item',
      'duration: Bread in a Day = 6 hours',
      'included: Bread in a Day = Lunch, apron',
      'group_size: Bread in a Day = Max 8 people',
      'price: Curry Evening = 79 GBP item',
      'duration: Curry Evening = 3 hours',
      'included: Curry Evening = Supper',
      "price: Kids' Pizza Morning = 38 GBP item",
      "duration: Kids' Pizza Morning = 2 hours",
      "requirements: Kids' Pizza Morning = Ages 6 to 11",
      'phone: +44 1584 555017',
      'email: hello@ludlowcookeryschool.co.uk',
      'voice: we',
      'spelling: UK',
      'language: en-GB',
      'currency: GBP',
    ],
  },
]

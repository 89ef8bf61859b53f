import type { Site } from '../site.ts'

/** Pages of website builders, with what their templates said before. */
export const websiteBuildersSites: Site[] = [
  {
    host: 'harborlightkayak.com',
    pages: {
      '/': `<!doctype html><html lang="en"><head><title>Home | Harbor Light Kayak</title><meta name="generator" content="Wix.com Website Builder"/>
<meta property="og:site_name" content="Harbor Light Kayak"/><meta property="og:title" content="Home | Harbor Light Kayak"/>
<meta name="description" content="Guided sea kayak tours and rentals out of Stonington, Maine."/></head>
<body>
<div id="SITE_CONTAINER"><div class="_1pmH"><div data-testid="richTextElement"><p class="font_8"><span style="font-size:15px">FREE PARKING AT ALL LAUNCHES&nbsp;• Call 207.555.0163</span></p>
</div>
<div class="nav"><a href="/tours"><p>TOURS</p>
</a><a href="/rentals"><p>RENTALS</p>
</a><a href="/about"><p>OUR STORY</p>
</a><a href="/contact"><p>CONTACT</p>
</a></div>
<wow-image><img src="https://static.wixstatic.com/media/ab1_~mv2.png/v1/fill/w_160,h_80/logo.png" alt="harbor light logo.png"></wow-image>
<div data-testid="richTextElement"><h1 class="font_0"><span>PADDLE THE ISLANDS</span></h1>
</div>
<div data-testid="richTextElement"><p class="font_8"><span>​Small-group sea kayak tours through the Stonington archipelago with Registered Maine Guides. No experience needed.​</span></p>
</div>
<div data-testid="richTextElement"><h2><span>"The seals popped up right beside us. Best thing we did in Maine!"</span></h2>
<p>- Karen W., TripAdvisor</p>
</div>
<a href="https://fareharbor.com/embeds/book/harborlight/?full-items=yes">BOOK NOW</a>
<div data-testid="richTextElement"><p>&copy;2023 by Harbor Light Kayak. Proudly created with Wix.com</p>
</div>
</div>
</div>
</body></html>`,
      '/about': `<!doctype html><html lang="en"><head><title>Our Story | Harbor Light Kayak</title></head>
<body><div><h1>Our Story</h1>
<p>Ben and Laurel Haskell started Harbor Light in 2009 with six boats and an old lobster truck. Ben grew up here, and his grandfather fished these waters since 1951.</p>
</div>
</body></html>`,
      '/contact': `<!doctype html><html lang="en"><head><title>Contact | Harbor Light Kayak</title></head>
<body><div><h2>Find us</h2>
<p><span>27 Sea Breeze Ave<br>Stonington, ME 04681</span></p>
<p><a href="mailto:paddle@harborlightkayak.com?subject=Website">paddle@harborlightkayak.com</a></p>
<p>207.555.0163</p>
<p>Open daily 8-6, mid June through September</p>
<a href="https://www.instagram.com/harborlightkayak"><img alt="Instagram"></a><a href="https://www.facebook.com/wix"><img alt="Facebook"></a></div>
</body></html>`,
      '/rentals': `<!doctype html><html lang="en"><head><title>Rentals | Harbor Light Kayak</title></head>
<body><div><h1>Rentals</h1>
<p><span>Single kayak</span></p>
<p><span>Half day $40</span></p>
<p><span>Full day $60</span></p>
<p><span>Tandem kayak</span></p>
<p><span>Half day $55</span></p>
<p><span>Full day $80</span></p>
<p>Rental includes PFD, paddle, skirt and chart. A $100 deposit is held on your card.</p>
</div>
</body></html>`,
      '/tours': `<!doctype html><html lang="en"><head><title>Tours | Harbor Light Kayak</title></head>
<body><div>
<div><h2><span>Half Day Island Tour</span></h2>
<p><span>9am or 1pm daily, June 15 - Sept 30</span></p>
<p><span>3.5 hours on the water with a stop on Green Island. $95 adults / $75 kids 8-14. Max 8 guests.</span></p>
</div>
<div><h2><span>Full Day Tour</span></h2>
<p><span>7 hours. Picnic lunch on an island beach. $165 per person, minimum age 12.</span></p>
</div>
<div><h2><span>Sunset Paddle</span></h2>
<p><span>Our 2 hour sunset paddle leaves from Colwell Ramp. Just $65 a head!</span></p>
</div>
<div><h2><span>Private Tours</span></h2>
<p><span>Want us all to yourself? Private half days start at $360 for up to 4 people.</span></p>
</div>
<div><p><span>Cancellations: full refund up to 48 hours before your tour.</span></p>
</div>
</div>
</body></html>`,
    },
    says: [
      'review: The seals popped up right beside us. Best thing we did in Maine!, Karen W.',
      'duration: Full Day Tour = 7 hours',
      'rule: deposit A $100 deposit is held on your card.',
      'group_size: Half Day Island Tour = Max 8 guests',
      'requirements: Full Day Tour = minimum age 12',
      'name: Harbor Light Kayak',
      'logo: /media/ab1_~mv2.png/v1/fill/w_160,h_80/logo.png',
      'phone: +1 207 555 0163',
      'booking-link: https://fareharbor.com/embeds/book/harborlight/?full-items=yes',
      'price: Half Day Island Tour = 95 USD person',
      'price: Full Day Tour = 165 USD person',
      'price: Sunset Paddle = 65 USD person',
      'price: Private Tours = from 360 USD group',
      'rule: cancellation Cancellations: full refund up to 48 hours before your tour.',
      'email: paddle@harborlightkayak.com',
      'address: 27 Sea Breeze Ave, 04681, Stonington, ME',
      'hours: mo tu we th fr sa su 08:00-18:00; mid June through September',
      'social-link: https://www.instagram.com/harborlightkayak',
      'since: 2009',
      'voice: we',
      'spelling: US',
      'language: en',
      'currency: USD',
    ],
  },
  {
    host: 'stillwaterhikes.com',
    pages: {
      '/': `<!doctype html><html lang="en-US"><head><title>Stillwater Hikes &mdash; Guided hikes in Asheville</title><meta name="description" content="Guided waterfall hikes and forest bathing near Asheville, NC">
<script type="application/ld+json">{"url":"https://www.stillwaterhikes.com","name":"Stillwater Hikes","description":"","image":"//images.squarespace-cdn.com/content/v1/logo.png","@context":"http://schema.org","@type":"WebSite"}</script>
<script type="application/ld+json">{"legalName":"Stillwater Hikes LLC","address":"","email":"info@example.com","telephone":"555-555-5555","sameAs":["http://instagram.com/stillwaterhikes","http://facebook.com/squarespace"],"@context":"http://schema.org","@type":"Organization"}</script>
<script type="application/ld+json">{"address":"123 Demo Street\\nNew York, NY, 12345","image":"https://static1.squarespace.com/static/logo.png","openingHours":", , , , , , ","@context":"http://schema.org","@type":"LocalBusiness"}</script></head>
<body>
<header><div class="header-title-logo"><a href="/"><img src="//images.squarespace-cdn.com/content/v1/5f/stillwater-logo.png?format=1500w" alt="Stillwater Hikes"></a></div>
<nav><a href="/hikes">Hikes</a><a href="/faq">FAQ</a><a href="/contact-us">Contact</a></nav>
</header>
<main><section><div class="sqs-html-content"><h1>Slow down. Look up.</h1>
<p class="sqsrte-large">Guided waterfall hikes and forest bathing for people who would rather notice than rush.</p>
</div>
</section>
<section><div class="sqs-html-content"><h3>Hannah Boyd</h3>
<p>Certified forest therapy guide (ANFT) and Wilderness First Responder. Hannah has led more than 400 walks in Pisgah.</p>
</div>
</section>
<section><blockquote>“Hannah’s walk was the most peaceful morning of our trip.”</blockquote><figcaption>&mdash; Marcus T.</figcaption></section>
</main>
<footer><p>Stillwater Hikes &middot; Asheville, North Carolina &middot; <a href="tel:8285550119">(828) 555-0119</a></p>
</footer></body></html>`,
      '/contact-us': `<!doctype html><html lang="en-US"><head><title>Contact</title></head>
<body><main><h1>Say hi</h1>
<p>hannah (at) stillwaterhikes (dot) com</p>
<p>(828) 555-0119, best after 4pm</p>
</main></body></html>`,
      '/faq': `<!doctype html><html lang="en-US"><head><title>FAQ</title></head>
<body><main><h1>FAQ</h1>
<h4>What if it rains?</h4>
<p>We hike in light rain. In a thunderstorm we move your date for free.</p>
<h4>Can I bring my dog?</h4>
<p>Sorry, no dogs on group hikes.</p>
<h4>How old do kids have to be?</h4>
<p>Eight for the Waterfall Wander. Forest Bathing is for adults.</p>
<h4>Tipping?</h4>
<p>Guides are grateful for tips; 15-20% is customary.</p>
</main></body></html>`,
      '/hikes': `<!doctype html><html lang="en-US"><head><title>Hikes &mdash; Stillwater Hikes</title></head>
<body><main>
<div class="summary-item"><h2>Waterfall Wander</h2>
<p><strong>4 hours | easy to moderate | 3 miles</strong></p>
<p>Three waterfalls, one picnic. Pick-up in downtown Asheville.</p>
<p>$110 per person, 2-person minimum</p>
</div>
<div class="summary-item"><h2>Forest Bathing</h2>
<p><strong>2.5 hours | very easy | under 1 mile</strong></p>
<p>$60 per person. Saturdays at 9 am, April to October. Tea included.</p>
</div>
<div class="summary-item"><h2>Private group hike</h2>
<p>$400 flat for up to six people, half day</p>
</div>
<p>Gift cards from $50</p>
</main></body></html>`,
    },
    says: [
      'review: Hannah’s walk was the most peaceful morning of our trip., Marcus T.',
      'duration: Waterfall Wander = 4 hours',
      'duration: Forest Bathing = 2.5 hours',
      'email: hannah@stillwaterhikes.com',
      'name: Stillwater Hikes',
      'logo: /content/v1/5f/stillwater-logo.png',
      'social-link: http://instagram.com/stillwaterhikes',
      'phone: +1 828 555 0119',
      'price: Waterfall Wander = 110 USD person',
      'included: Forest Bathing = Tea',
      'price: Forest Bathing = 60 USD person',
      'voice: we',
      'spelling: US',
      'language: en-US',
      'currency: USD',
      'price: Private group hike = 400 USD group',
      'guide: Hannah Boyd',
    ],
  },
]

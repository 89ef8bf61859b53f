import type { Site } from '../site.ts'

/** Small businesses of Germany and Switzerland, of pages old and new. */
export const germanVillagesSites: Site[] = [
  {
    host: 'boulderwerk-kassel.de',
    pages: {
      '/': `<!DOCTYPE html><html lang="de"><head><title>Boulderwerk Kassel – Bouldern, Kurse, Café</title><meta property="og:site_name" content="Boulderwerk Kassel"><meta property="og:locale" content="de_DE"><link rel="icon" href="https://boulderwerk-kassel.de/wp-content/uploads/2022/cropped-icon-192x192.png" sizes="192x192">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://boulderwerk-kassel.de/","name":"Boulderwerk Kassel – Bouldern, Kurse, Café","datePublished":"2021-03-01"},{"@type":"Organization","name":"Boulderwerk Kassel","logo":{"@type":"ImageObject","url":"https://boulderwerk-kassel.de/wp-content/uploads/2022/logo.png"}}]}</script></head>
<body>
<div class="elementor"><div class="elementor-widget-image"><a href="/"><img src="/wp-content/uploads/2022/logo.png" alt="" width="220"></a></div>
<ul class="elementor-nav-menu"><li><a href="/preise/">Preise</a></li>
<li><a href="/kurse/">Kurse</a></li>
<li><a href="/kontakt/">Kontakt</a></li>
<li><a href="/impressum/">Impressum</a></li>
</ul>
<h1 class="elementor-heading-title">Deine Boulderhalle in Kassel</h1>
<div class="elementor-text-editor"><p>1.200 m² Boulderfläche, ein eigener Kinderbereich und das beste Stück Kuchen der Nordstadt.</p>
</div>
<div class="elementor-counter"><span class="elementor-counter-number" data-to-value="180">0</span><div class="elementor-counter-title">Boulder</div>
</div>
<div class="elementor-widget"><h4>Öffnungszeiten</h4>
<ul><li><span>Montag</span> <span>14:00 – 23:00</span></li>
<li><span>Dienstag – Freitag</span> <span>10:00 – 23:00</span></li>
<li><span>Sa, So &amp; Feiertage</span> <span>10:00 – 21:00</span></li>
</ul>
</div>
</div>
</body></html>`,
      '/impressum/': `<!DOCTYPE html><html lang="de"><head><title>Impressum</title></head>
<body><h1>Impressum</h1>
<p>BW Sportstätten GmbH<br>Wolfhager Straße 214<br>34128 Kassel<br>Geschäftsführer: Tim Reuter<br>Amtsgericht Kassel HRB 12345</p>
<p>Plattform der EU-Kommission zur Online-Streitbeilegung: https://ec.europa.eu/consumers/odr</p>
</body></html>`,
      '/kontakt/': `<!DOCTYPE html><html lang="de"><head><title>Kontakt</title></head>
<body><h1>Kontakt</h1>
<p>Boulderwerk Kassel<br/>Wolfhager Straße 214<br/>34128 Kassel</p>
<p>☎ 0561 – 555 01 80<br/>✉ <a href="mailto:hallo@boulderwerk-kassel.de">hallo@boulderwerk-kassel.de</a></p>
</body></html>`,
      '/kurse/': `<!DOCTYPE html><html lang="de"><head><title>Kurse – Boulderwerk Kassel</title></head>
<body><h2>Einsteigerkurs</h2>
<p>Jeden ersten Samstag im Monat, 11–13 Uhr. 29 € inkl. Eintritt und Leihschuhe, max. 8 Personen.</p>
<h2>Techniktraining</h2>
<p>4 x 90 Minuten, mittwochs 19 Uhr, 95 €</p>
<h2>Kindergeburtstag</h2>
<p>2 Stunden mit Trainer, bis 8 Kinder: 139 €. Jedes weitere Kind 15 €.</p>
</body></html>`,
      '/preise/': `<!DOCTYPE html><html lang="de"><head><title>Preise – Boulderwerk Kassel</title></head>
<body><h1>Eintritt</h1>
<table><thead><tr><th></th><th>Erwachsene</th><th>Ermäßigt*</th><th>Kinder (bis 12)</th></tr>
</thead><tbody><tr><th>Tageseintritt</th><td>12,50 €</td><td>10,50 €</td><td>7,00 €</td></tr>
<tr><th>Frühbucher (Mo–Fr bis 14 Uhr)</th><td>9,50 €</td><td>8,50 €</td><td>6,00 €</td></tr>
<tr><th>11er-Karte</th><td>125,00 €</td><td>105,00 €</td><td>70,00 €</td></tr>
<tr><th>Monatskarte</th><td>62,00 €</td><td>54,00 €</td><td>–</td></tr>
</tbody></table>
<p>*Schüler, Studierende, Azubis mit Ausweis</p>
<h2>Leihschuhe</h2>
<p>4,00 € pro Paar</p>
</body></html>`,
    },
    says: [
      'group_size: Einsteigerkurs = max. 8 Personen',
      'name: Boulderwerk Kassel',
      'logo: /wp-content/uploads/2022/logo.png',
      'hours: mo 14:00-23:00; tu we th fr 10:00-23:00; sa su 10:00-21:00',
      'price: Tageseintritt = 12.5 EUR person',
      'price: Frühbucher (Mo–Fr bis 14 Uhr) = 9.5 EUR person',
      'price: 11er-Karte = 125 EUR person',
      'price: Monatskarte = 62 EUR person',
      'price: Leihschuhe = 4 EUR item',
      'price: Einsteigerkurs = 29 EUR item',
      'price: Techniktraining = 95 EUR item',
      'price: Kindergeburtstag = 139 EUR group',
      'phone: +49 561 5550180',
      'email: hallo@boulderwerk-kassel.de',
      'address: Wolfhager Straße 214, 34128, Kassel',
      'language: de',
      'currency: EUR',
      'duration: Kindergeburtstag = 2 Stunden',
    ],
  },
  {
    host: 'huettenzauber-allgaeu.de',
    pages: {
      '/': `<!DOCTYPE html><html lang="de"><head><title>Schneeschuhtouren Allgäu | Hüttenzauber – Wandern mit Petra</title></head>
<body><div class="site-branding"><span class="site-title">Hüttenzauber</span><span class="site-description">Wandern mit Petra</span></div>
<ul class="menu"><li><a href="/touren">Touren</a></li>
<li><a href="/ueber-mich">Über mich</a></li>
<li><a href="/impressum">Impressum</a></li>
</ul>
<h1>Raus aus dem Alltag, rauf auf den Berg</h1>
<p>Ich führe kleine Gruppen durch die Allgäuer Alpen – im Winter mit Schneeschuhen, im Sommer zu Fuß. Keine Hektik, viel Brotzeit.</p>
</body></html>`,
      '/impressum': `<!DOCTYPE html><html lang="de"><head><title>Impressum</title></head>
<body><p>Petra Zeller<br>Am Alten Bach 9<br>87561 Oberstdorf</p>
<p>Telefon: +49 (0) 8322 555 017<br>E-Mail: petra [at] huettenzauber-allgaeu.de</p>
<p>Fotos: Markus Brandl, shutterstock.com</p>
</body></html>`,
      '/touren': `<!DOCTYPE html><html lang="de"><head><title>Touren</title></head>
<body><article><h2>Vollmondtour mit Fondue</h2>
<p><b>Termine:</b> 3.1., 1.2., 3.3. jeweils 17 Uhr</p>
<p><b>Preis:</b> 69 € inkl. Fondue und Leihschneeschuhe</p>
<p><b>Dauer:</b> ca. 4 Stunden</p>
<p><b>Treffpunkt:</b> Parkplatz Söllereckbahn</p>
</article><article><h2>Schnuppertour</h2>
<p><b>Preis:</b> 39 €, Kinder (8–14) 25 €</p>
<p><b>Dauer:</b> 3 Stunden</p>
<p><b>Schwierigkeit:</b> leicht</p>
</article><article><h2>Wunschtour für Gruppen</h2>
<p>Halbtags 220 €, ganztags 340 € (bis 8 Personen)</p>
</article><p>Mindestteilnehmerzahl 4. Bei Lawinengefahr ab Stufe 4 sage ich ab, das Geld gibt es zurück.</p>
</body></html>`,
      '/ueber-mich': `<!DOCTYPE html><html lang="de"><head><title>Über mich</title></head>
<body><h2>Über mich</h2>
<p>Petra Zeller, geprüfte Bergwanderführerin (VDBS), seit 2011 unterwegs mit Gästen. Geboren 1974 in Sonthofen.</p>
</body></html>`,
    },
    says: [
      'email: petra@huettenzauber-allgaeu.de',
      'name: Hüttenzauber',
      'price: Vollmondtour mit Fondue = 69 EUR item',
      'duration: Vollmondtour mit Fondue = ca. 4 Stunden',
      'meeting_point: Vollmondtour mit Fondue = Parkplatz Söllereckbahn',
      'price: Schnuppertour = 39 EUR item',
      'duration: Schnuppertour = 3 Stunden',
      'difficulty: Schnuppertour = leicht',
      'price: Wunschtour für Gruppen = from 220 EUR item',
      'phone: +49 8322 555017',
      'address: Am Alten Bach 9, 87561, Oberstdorf',
      'since: 2011',
      'voice: I',
      'language: de',
      'currency: EUR',
      'certificate: geprüfte Bergwanderführerin (VDBS)',
    ],
  },
  {
    host: 'stallhofgut.ch',
    pages: {
      '/': `<!DOCTYPE html><html lang="de"><head><title>Lama- und Alpakatrekking | Hofgut Sonnmatt, Appenzell</title></head>
<body><div class="kopf"><a href="/"><img src="/data/hofgut.png" alt="Hofgut Sonnmatt"></a></div>
<div class="nav"><a href="/angebot.html">Angebot</a><a href="/kontakt.html">Kontakt</a></div>
<h1>Mit Lamas durchs Appenzellerland</h1>
<p>Unsere zwölf Lamas und Alpakas begleiten Familien, Schulklassen und Vereine auf gemütlichen Wanderungen.</p>
</body></html>`,
      '/angebot.html': `<!DOCTYPE html><html lang="de"><head><title>Angebot</title></head>
<body><h2>Schnuppertrekking</h2>
<p>Dauer 1½ Stunden<br>Fr. 35.– pro Person, Kinder bis 12 Jahre Fr. 25.–</p>
<h2>Halbtagestrekking</h2>
<p>Dauer 3 Stunden mit Grillpause<br>Fr. 65.– pro Person, Kinder Fr. 45.–<br>Mindestens Fr. 260.– pro Gruppe</p>
<h2>Geburtstag mit Alpakas</h2>
<p>Pauschal Fr. 280.– für 10 Kinder, 2½ Stunden</p>
<p>Wir wandern das ganze Jahr, ausser bei Sturm und Gewitter. Anmeldung bis 3 Tage vorher.</p>
</body></html>`,
      '/kontakt.html': `<!DOCTYPE html><html lang="de"><head><title>Kontakt</title></head>
<body><p>Hofgut Sonnmatt<br>Familie Inauen<br>Sonnmattstrasse 4<br>9050 Appenzell</p>
<p>071 555 01 42<br>079 555 01 42<br>trekking@stallhofgut.ch</p>
</body></html>`,
    },
    says: [
      'duration: Geburtstag mit Alpakas = 2½ Stunden',
      'name: Hofgut Sonnmatt',
      'price: Schnuppertrekking = 35 CHF person',
      'price: Halbtagestrekking = 65 CHF person',
      'price: Geburtstag mit Alpakas = 280 CHF group',
      'rule: weather Wir wandern das ganze Jahr, ausser bei Sturm und Gewitter.',
      'phone: +41 71 555 01 42 or +41 79 555 01 42',
      'email: trekking@stallhofgut.ch',
      'address: Sonnmattstrasse 4, 9050, Appenzell',
      'voice: we',
      'language: de',
      'currency: CHF',
    ],
  },
  {
    host: 'reiterhof-lechtal.de',
    pages: {
      '/': `<html><head><title>Reiterhof Lechtal - Familie Obermaier</title><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body bgcolor="#FFFFCC" text="#003300">
<center><table border=0 width=780><tr><td colspan=2><img src="bilder/kopf.jpg" width=780 height=150 alt=""></td></tr>
<tr><td width=150 valign=top><font face="Verdana" size=2><a href="/preise.htm">Preise</a><br><a href="/reiten.htm">Reitunterricht</a><br><a href="/anfahrt.htm">Anfahrt</a><br><a href="/impressum.htm">Impressum</a></font></td>
<td><font face="Verdana" size=2><h2>Herzlich willkommen auf dem Reiterhof Lechtal!</h2>Unser Hof liegt idyllisch zwischen Schongau und Landsberg. Seit 1987 bieten wir Reitunterricht für Kinder und Erwachsene, Ponyreiten und geführte Ausritte am Lech.<br><br><b>Achtung:</b> Vom 24.12. bis 6.1. bleibt der Hof geschlossen!<br><br>Letzte Änderung: 12.03.2019<br>Besucher: 048213</font></td></tr>
</table>
</center></body></html>`,
      '/anfahrt.htm': `<html><head><title>Anfahrt</title></head>
<body><h3>So finden Sie uns</h3>
<p>Reiterhof Lechtal<br>Lechfeldweg 8<br>86983 Lechbruck<br>Tel.: 0 88 62 / 55 01 23<br>Fax: 0 88 62 / 55 01 24<br>Handy: 0171 / 5550199</p>
<p>Von München A96 bis Landsberg (ca. 45 Min.)</p>
</body></html>`,
      '/impressum.htm': `<html><head><title>Impressum</title></head>
<body><h3>Impressum</h3>
<p>Angaben gemäß § 5 TMG<br>Josef Obermaier<br>Lechfeldweg 8<br>86983 Lechbruck</p>
<p>E-Mail: info@reiterhof-lechtal.de</p>
<p>USt-IdNr.: DE 123 456 789</p>
<p>Webdesign: Pixelstube Füssen, Tel. 08362 555900, info@pixelstube.example</p>
</body></html>`,
      '/preise.htm': `<html><head><title>Preise</title></head>
<body><h3>Unsere Preise</h3>
<table border=1 cellpadding=4><tr><td><b>Leistung</b></td><td><b>Dauer</b></td><td><b>Preis</b></td></tr>
<tr><td>Longenstunde</td><td>30 Min.</td><td>22,- €</td></tr>
<tr><td>Gruppenunterricht</td><td>45 Min.</td><td>18,- €</td></tr>
<tr><td>Einzelunterricht</td><td>45 Min.</td><td>38,- €</td></tr>
<tr><td>10er-Karte Gruppe</td><td>&nbsp;</td><td>165,- €</td></tr>
<tr><td>Ausritt am Lech</td><td>2 Std.</td><td>45,- €</td></tr>
<tr><td>Ponyreiten (geführt)</td><td>15 Min.</td><td>6,- €</td></tr>
<tr><td>Reiterferien (Mo-Fr)</td><td>5 Tage</td><td>ab 320,- €</td></tr>
</table>
<p>Alle Preise inkl. MwSt. Absagen bitte 24 Stunden vorher, sonst wird die Stunde berechnet.</p>
</body></html>`,
      '/reiten.htm': `<html><head><title>Reitunterricht</title></head>
<body><h3>Reitunterricht</h3>
<p>Unterrichtszeiten: Dienstag bis Freitag 14-19 Uhr, Samstag 9-16 Uhr. Montag und Sonntag Ruhetag.</p>
<p>Kinder ab 6 Jahren. Reithelme können geliehen werden. Unsere Reitlehrerin Kathrin Obermaier ist Trainerin B (FN).</p>
</body></html>`,
    },
    says: [
      'name: Reiterhof Lechtal',
      'since: 1987',
      'price: Longenstunde = 22 EUR item',
      'price: Gruppenunterricht = 18 EUR item',
      'price: Einzelunterricht = 38 EUR item',
      'price: 10er-Karte Gruppe = 165 EUR item',
      'price: Ausritt am Lech = 45 EUR item',
      'duration: Ausritt am Lech = 2 Std.',
      'price: Ponyreiten (geführt) = 6 EUR item',
      'price: Reiterferien (Mo-Fr) = from 320 EUR item',
      'duration: Reiterferien (Mo-Fr) = 5 Tage',
      'phone: +49 8862 550123',
      'address: Lechfeldweg 8, 86983, Lechbruck',
      'email: info@reiterhof-lechtal.de',
      'voice: we',
      'language: de',
      'currency: EUR',
      'hours: tu we th fr 14:00-19:00; sa 09:00-16:00',
    ],
  },
]

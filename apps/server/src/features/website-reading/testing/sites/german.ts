import { html, type Site } from '../site.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

const reiterhof = `<HTML><HEAD><TITLE>Reiterhof Lindenau - Ausritte im Allgäu</TITLE></HEAD><BODY bgcolor="#ffffff"><CENTER>
<TABLE width="780"><TR><TD><H1>Reiterhof Lindenau</H1><TABLE><TR><TD><A HREF="index.htm">Start</A></TD><TD><A HREF="preise.htm">Preise</A></TD><TD><A HREF="kontakt.htm">Kontakt</A></TD></TR></TABLE>
<P>Ausritte für die ganze Familie durch Wälder und über Wiesen. Wir reiten seit 1987 mit unseren Gästen und kennen jeden Weg. Die Pferde sind ruhig und die Gruppen klein.</P></TD></TR></TABLE></CENTER></BODY></HTML>`
const preise = `<HTML><HEAD><TITLE>Reiterhof Lindenau - Preise</TITLE></HEAD><BODY><H1>Unsere Preise</H1><TABLE border=1>
<TR><TH>Angebot</TH><TH>Dauer</TH><TH>Preis pro Person</TH></TR>
<TR><TD>Ausritt am Morgen</TD><TD>1 Stunde</TD><TD>35,- €</TD></TR>
<TR><TD>Tagesritt mit Picknick</TD><TD>6 Stunden</TD><TD>125,- €</TD></TR>
<TR><TD>Longenstunde</TD><TD>30 Minuten</TD><TD>28,50 €</TD></TR></TABLE>
<P>Bei Absage bis 24 Stunden vorher entstehen keine Kosten.</P></BODY></HTML>`
const kontakt = `<HTML><HEAD><TITLE>Reiterhof Lindenau - Kontakt</TITLE></HEAD><BODY><H1>Kontakt</H1>
Reiterhof Lindenau<BR>Familie Huber<BR>Lindenweg 4<BR>87561 Oberstdorf<BR>Tel. 08322 / 98765<BR>Fax 08322 / 98766<BR>E-Mail: <A HREF="mailto:info@reiterhof-lindenau.de">info@reiterhof-lindenau.de</A><BR><BR>Bürozeiten: Mo - Fr 9 - 12 Uhr und 14 - 17 Uhr</BODY></HTML>`

const boulder = html(
  `<header><img class="site-logo" src="/assets/logo-kraxel.svg" alt="Kraxelei" width="120" height="60"></header>
<h1>Klettern und Bouldern in Rosenheim</h1><p>Die Halle für Anfänger und Fortgeschrittene: 900 m² Wandfläche, Kurse für Kinder und ein Bistro. Wir freuen uns auf dich.</p>
<h2>Eintrittspreise</h2><table><tr><th></th><th>Erwachsene</th><th>Kinder bis 14 Jahre</th></tr>
<tr><td>Tageskarte</td><td>14,90 €</td><td>9,90 €</td></tr><tr><td>Zehnerkarte</td><td>129 €</td><td>89 €</td></tr></table>
<h2>Kurse</h2><h3>Grundkurs Toprope</h3><p>Dauer: 4 Stunden</p><p>Gruppengröße: max. 6 Personen</p><p>Mindestalter: 14 Jahre</p><p>Preis: 59 € pro Person</p>
<h3>Familienbouldern</h3><p>Jeden Sonntag, ohne Anmeldung.</p>
<h2>Öffnungszeiten</h2><table><tr><td>Montag bis Freitag</td><td>10:00 – 23:00 Uhr</td></tr><tr><td>Samstag, Sonntag</td><td>9:00 – 22:00 Uhr</td></tr></table>
<footer><p>Kraxelei GmbH, Innstraße 12, 83022 Rosenheim</p><p>Telefon: 08031 123456 · hallo@kraxelei.de</p><a href="https://www.instagram.com/kraxelei">Instagram</a><a href="https://www.facebook.com/sharer/sharer.php?u=x">Teilen</a></footer>`,
  { title: 'Kraxelei | Klettern in Rosenheim', lang: 'de' },
)

const gaestehaus = html(
  `<h1>Gästehaus Bergblick</h1><p>Acht Zimmer mit Balkon, Sauna und Frühstück mit Brot aus dem eigenen Ofen. Ideal für Wanderer und Familien mit Kindern.</p>
<h2>Zimmer und Preise</h2><ul><li>Doppelzimmer: 96 € pro Nacht</li><li>Einzelzimmer: 62 € pro Nacht</li><li>Familienzimmer Edelweiß – ab 135 € pro Nacht</li></ul>
<p>Anzahlung: 50 € bei der Buchung.</p><p>Eine Stornierung ist bis 14 Tage vor der Anreise kostenlos.</p>
<address>Gästehaus Bergblick<br>Dorfstraße 21<br>6456 Obergurgl<br>Österreich<br>Tel.: <a href="tel:+4352561234">+43 5256 1234</a></address>`,
  { title: 'Gästehaus Bergblick - Obergurgl', lang: 'de-AT' },
)

/** German, in the encodings and the tables of twenty years. */
export const germanSites: Site[] = [
  {
    host: 'reiterhof-lindenau.de',
    pages: {
      '/': { body: latin(reiterhof) },
      '/preise.htm': { body: Buffer.from(preise.replaceAll('€', '\u0080'), 'latin1') },
      '/kontakt.htm': { body: latin(kontakt) },
    },
    says: [
      'name: Reiterhof Lindenau',
      'since: 1987',
      'price: Ausritt am Morgen = 35 EUR person',
      'duration: Ausritt am Morgen = 1 Stunde',
      'price: Tagesritt mit Picknick = 125 EUR person',
      'duration: Tagesritt mit Picknick = 6 Stunden',
      'price: Longenstunde = 28.5 EUR person',
      'duration: Longenstunde = 30 Minuten',
      'rule: cancellation Bei Absage bis 24 Stunden vorher entstehen keine Kosten.',
      'phone: +49 8322 98765',
      'email: info@reiterhof-lindenau.de',
      'address: Lindenweg 4, 87561, Oberstdorf',
      'hours: mo tu we th fr 09:00-12:00; mo tu we th fr 14:00-17:00',
      'voice: we',
      'language: de',
      'currency: EUR',
    ],
  },
  {
    host: 'kraxelei.de',
    pages: { '/': boulder },
    says: [
      'name: Kraxelei',
      'logo: /assets/logo-kraxel.svg',
      'price: Tageskarte = 14.9 EUR person',
      'price: Zehnerkarte = 129 EUR person',
      'price: Grundkurs Toprope = 59 EUR person',
      'duration: Grundkurs Toprope = 4 Stunden',
      'group_size: Grundkurs Toprope = max. 6 Personen',
      'requirements: Grundkurs Toprope = 14 Jahre',
      'hours: mo tu we th fr 10:00-23:00; sa su 09:00-22:00',
      'phone: +49 8031 123456',
      'email: hallo@kraxelei.de',
      'address: Innstraße 12, 83022, Rosenheim',
      'social-link: https://www.instagram.com/kraxelei',
      'voice: we',
      'language: de',
      'currency: EUR',
    ],
  },
  {
    host: 'gaestehaus-bergblick.at',
    pages: { '/': gaestehaus },
    says: [
      'name: Gästehaus Bergblick',
      'price: Doppelzimmer = 96 EUR night',
      'price: Einzelzimmer = 62 EUR night',
      'price: Familienzimmer Edelweiß = from 135 EUR night',
      'audience: Wanderer und Familien mit Kindern',
      'rule: cancellation Eine Stornierung ist bis 14 Tage vor der Anreise kostenlos.',
      'rule: deposit Anzahlung: 50 € bei der Buchung.',
      'phone: +43 5256 1234',
      'address: Dorfstraße 21, 6456, Obergurgl, Österreich',
      'language: de-AT',
      'currency: EUR',
    ],
  },
  {
    host: 'zuerisee-sup.ch',
    pages: {
      '/': html(
        `<h1>SUP am Zürichsee</h1><p>Bretter, Kurse und Touren von Mai bis September. Bei uns lernst du es in einer Stunde.</p>
<h2>Miete</h2><p>Board, 1 Stunde: CHF 25.–</p><p>Board, ganzer Tag: CHF 70.–</p>
<h2>Sonnenaufgangstour</h2><p>Treffpunkt: Strandbad Wädenswil</p><p>2 Stunden</p><p>Fr. 65.- pro Person</p>
<p>Züri SUP, Seestrasse 88, CH-8820 Wädenswil, Tel. 044 780 12 34, info@zuerisee-sup.ch</p>`,
        { title: 'Züri SUP – Stand-up-Paddling', lang: 'de-CH' },
      ),
    },
    says: [
      'name: Züri SUP',
      'price: Board, 1 Stunde = 25 CHF hour',
      'price: Board, ganzer Tag = 70 CHF day',
      'price: Sonnenaufgangstour = 65 CHF person',
      'duration: Sonnenaufgangstour = 2 Stunden',
      'meeting_point: Sonnenaufgangstour = Strandbad Wädenswil',
      'phone: +41 44 780 12 34',
      'email: info@zuerisee-sup.ch',
      'address: Seestrasse 88, 8820, Wädenswil',
      'language: de-CH',
      'currency: CHF',
    ],
  },
]

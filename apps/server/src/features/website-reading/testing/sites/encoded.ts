import { html, type Site } from '../site.ts'

const masseria = html(
  `<h1>Vela e Vento</h1><p>Una scuola di vela a conduzione familiare sul lago, con barche leggere e istruttori che parlano quattro lingue. La nostra è una piccola scuola e i corsi sono per tutti.</p><h2>Listino prezzi</h2><ul><li>Corso base: 280 € a persona</li><li>Uscita al tramonto: da 45 € a persona</li></ul><p>Aperto tutti i giorni dalle 9:00 alle 18:30</p><p>Tel. 0464 123456</p><p>Via Lungolago 7, 38069 Torbole sul Garda</p>`,
  {
    title: 'Vela e Vento – scuola di vela sul Garda',
    lang: 'it',
    head: '<meta charset="iso-8859-1">',
  },
)

const surf = html(
  `<h1>Escuela de Surf Ola Larga</h1><p>Clases de surf para todos los niveles en la playa de Somo, con neopreno y tabla. Somos una escuela pequeña y las clases son en grupos de seis.</p><h2>Precios</h2><table><tr><th>Clase</th><th>Duración</th><th>Precio por persona</th></tr><tr><td>Clase suelta</td><td>2 horas</td><td>35 €</td></tr><tr><td>Bono de cinco clases</td><td>10 horas</td><td>150 €</td></tr></table><p>Teléfono: 942 12 34 56</p>`,
  { title: 'Ola Larga | Escuela de surf', lang: 'es' },
)

const bakery = html(
  `<h1>Brot & Zeit</h1><p>Sauerteigbrot aus dem Holzofen, jeden Tag frisch, und Kaffee aus der kleinen Rösterei nebenan. Seit 2009 backen wir ohne Zusätze.</p><p>Öffnungszeiten: Di–Fr 7–18 Uhr, Sa 7–13 Uhr</p><p>Telefon 0761 555 123</p><p>Marktgasse 2, 79098 Freiburg</p>`,
  {
    title: 'Brot & Zeit',
    head: '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">',
  },
)

/** Sites whose bytes are not what they are said to be, or are said by nobody. */
export const encodedSites: Site[] = [
  {
    host: 'vela-vento.it',
    pages: {
      '/': {
        body: Buffer.from(masseria.replaceAll('€', '&euro;').replaceAll('–', '&ndash;'), 'latin1'),
      },
    },
    says: [
      'name: Vela e Vento',
      'price: Corso base = 280 EUR person',
      'price: Uscita al tramonto = from 45 EUR person',
      'hours: mo tu we th fr sa su 09:00-18:30',
      'phone: +39 0464 123456',
      'address: Via Lungolago 7, 38069, Torbole sul Garda',
      'language: it',
      'currency: EUR',
    ],
  },
  {
    host: 'olalarga.es',
    // In UTF-8, whatever its server says.
    pages: { '/': { type: 'text/html; charset=iso-8859-1', body: Buffer.from(surf) } },
    says: [
      'name: Ola Larga',
      'price: Clase suelta = 35 EUR person',
      'duration: Clase suelta = 2 horas',
      'price: Bono de cinco clases = 150 EUR person',
      'duration: Bono de cinco clases = 10 horas',
      'phone: +34 942 12 34 56',
      'language: es',
      'currency: EUR',
    ],
  },
  {
    host: 'brot-und-zeit.de',
    pages: { '/': { body: Buffer.from(bakery.replaceAll('–', '\u0096'), 'latin1') } },
    says: [
      'voice: we',
      'name: Brot & Zeit',
      'since: 2009',
      'hours: tu we th fr 07:00-18:00; sa 07:00-13:00',
      'phone: +49 761 555123',
      'address: Marktgasse 2, 79098, Freiburg',
      'language: de',
    ],
  },
  {
    host: 'wide-letters.example',
    pages: {
      '/': {
        body: Buffer.concat([
          Buffer.from([0xff, 0xfe]),
          Buffer.from(
            html('<h1>Över Isen</h1><p>Ring oss: +46 63 12 34 56</p>', {
              title: 'Över Isen',
              lang: 'sv',
            }),
            'utf16le',
          ),
        ]),
      },
    },
    says: ['name: Över Isen', 'phone: +46 63 12 34 56', 'language: sv'],
  },
  {
    host: 'shoreline.jp',
    pages: {
      '/': {
        type: 'text/html; charset=Shift_JIS',
        // 'カヌー' (canoe) in Shift_JIS.
        body: Buffer.concat([
          Buffer.from('<html lang="ja"><head><title>Shoreline</title></head><body><h1>Shoreline '),
          Buffer.from([0x83, 0x4a, 0x83, 0x6b, 0x81, 0x5b]),
          Buffer.from('</h1><p>+81 3 1234 5678</p></body></html>'),
        ]),
      },
    },
    says: ['name: Shoreline', 'phone: +81 3 1234 5678', 'language: ja'],
  },
]

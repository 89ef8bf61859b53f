import { describe, expect, it } from 'vitest'

import { communityNameSchema } from '../community.ts'
import { communityNameProblem } from './community-name.ts'

const asTeam = 'This reads as if the Wildpath team wrote it; please choose another name'

/** Of many languages, and those that come closest. */
const people = `
  Ana Mia Noah Emma Liam Olivia Sofia Lucas Mateo Matea Matteo Tea Teagan Stefan Staffan Stafford Adam Ada
  Ahmad Muhammad Fatima Aisha Omar Yusuf Mina Minh Linh Anh Nguyen Wei Li Xiu Ying Hiroshi Yuki Sakura Haruto
  Priya Arjun Aditi Rohan Vladimir Olga Dmitri Ekaterina Юлия Анна Дмитрий Екатерина Светлана Тимофей Ελένη
  Γιώργος Κωνσταντίνος Θεοδώρα Søren Bjørn Åsa Łukasz Zoë François José Jürgen Siân Aoife Niamh Seán Kwame
  Chidi Ngozi Thandiwe Tupac Quetzal Keanu Leilani Moana Aroha Wilder Wilda Wilhelm Wild Pathik Patricia
  Modesto Moderata Offa Supriya Admira Stella Steffi Temperance Tim Tom Theo Thea Otto Oleg Ivy River Forest
  محمد فاطمة 明 美咲 지우 אברהם`
  .trim()
  .split(/\s+/)

describe('communityNameProblem', () => {
  it('accepts first names, full names, and names with initials', () => {
    const pairs = people.flatMap((first, index) => [
      first,
      `${first} ${people[(index * 7 + 3) % people.length]}`,
      `${first} M.`,
    ])
    const real = [
      'Ahmad Mina',
      'Matea Moore',
      'J. R. R. Tolkien',
      'O’Hara',
      'Anne-Marie',
      'River Guide 55',
      'Анна Smith',
      '山田 さくら',
      'サーカー花子',
      '김民수',
      'अनुष्का शर्मा',
      'สมชาย ใจดี',
      'J. Tearney',
      'Mo D.',
      'Aidé Romero',
      'Ayudha Putri',
      'Equihua',
      'Hilfiger',
      'Komandarov',
      'Ana & Ben',
      'Urs Grunder',
      'Karlfried Gründer',
      'Prochot Robert',
    ]
    expect([...pairs, ...real].filter((name) => communityNameProblem(name) !== null)).toEqual([])
  })

  it.each([
    'Wildpath',
    'wild path',
    'W.i.l.d.p.a.t.h',
    'Wíldpäth',
    'WiIdpath',
    'Wi1dpath',
    'Wil\u00ADdpath',
    'Ｗｉｌｄｐａｔｈ',
    'Wіldраth',
    'Ana of Wildpath',
    'Team',
    'The team',
    'Help-Team',
    'HelpTeam',
    'Teamlead',
    'Τεаm',
    't e a m',
    'Admin',
    'Administrator',
    'Ad\u200Dmin',
    'аdmіn',
    'A d m i n',
    'Site admins',
    'Support',
    'Cust0mer Supp0rt',
    'ЅUРРОRТ',
    'Staff',
    'Our staff',
    'Official',
    'OfficiaI Ana',
    'Moderator',
    'ѕuррогt',
    'ꜱᴜᴘᴘᴏʀᴛ',
    'ᴀᴅᴍɪɴ',
    'Wildpᴀth',
    'Ꮃildpath',
    'ᎳᎥldpath',
    'VVildpath',
    'The Te am',
    'Te am',
    'The tearn',
    'Help Desk',
    'HelpDesk',
    'Help',
    'Customer Care',
    'Customer-Service',
    'Mod',
    'Ana (mod)',
    'ModeratorAna',
    'rnoderator',
    'Founder',
    'Co-Founder',
    '✅ Verified',
    'Verified Guide',
    'Soporte',
    'Kundendienst',
    'Kundenhilfe',
    'ヘルプデスク',
    'Hỗ trợ',
    'Hỗ Trợ Khách Hàng',
    'Gründer',
    'Grunder',
    'Der Gründer',
    'Équipe',
    'L’équipe',
    'Assistance',
    'Ondersteuning',
    'Klantenservice',
    'Servizio Clienti',
    'Service client',
    'Atención al Cliente',
    'Suporte',
    'Administradora',
    'Modérateur',
    'Cuenta oficial',
    'Offizieller Guide',
    'Verificado',
    'Hilfe',
    'Nuestro equipo',
    'Поддержка',
    'Служба поддержки',
    'Администратор',
    'МОДЕРАТОР',
    'Wsparcie',
    'Destek',
    'サポート',
    '運営スタッフ',
    '客服',
    '管理员',
    '고객센터',
    'الدعم الفني',
    'תמיכה',
    'Υποστήριξη',
  ])('rejects a name that reads like the team: %s', (name) => {
    expect(communityNameProblem(name)).toBe(asTeam)
  })

  it.each(['👑', 'Ana ✓', 'Ana ★', 'W!ldwater', '🅰dmin', 'Ana™'])('rejects symbols: %s', (name) => {
    expect(communityNameProblem(name)).toBe('Please use only letters, numbers and spaces')
  })

  it.each(['Аnna', 'Οlga', 'Pаul Rivers', 'Rivеr', 'Сuppоrt'])(
    'rejects a word in two alphabets: %s',
    (name) => {
      expect(communityNameProblem(name)).toBe('Please use letters of one alphabet in each word')
    },
  )

  it.each(['me@example.com', 'me＠example', 'me﹫example'])(
    'rejects an email address: %s',
    (name) => {
      expect(communityNameProblem(name)).toBe('Please do not show an email address here')
    },
  )

  it.each([
    'rafts.com',
    'buy rafts.example now',
    'https://rafts',
    'rafts／now',
    'rafts。com',
    'rafts．com',
  ])('rejects a web address: %s', (name) => {
    expect(communityNameProblem(name)).toBe('Please do not show a web address here')
  })

  it('is stored without characters that reverse the text around it', () => {
    const name = communityNameSchema.parse({ name: 'A\u061Cn\u200Fa\u202E\u2067\u206A' }).name
    expect(name).toBe('Ana')
  })
})

import type { Words } from './words.ts'

export const portuguese: Words = {
  button: 'Fazer uma pergunta',
  fields: ['O seu nome', 'E-mail', 'Data desejada', 'Número de pessoas'],
  question: 'A sua pergunta',
  offer: 'A oferta',
  notes: 'Bom saber',
  price: 'Quanto custa?',
  included: 'O que está incluído?',
  duration: 'Quanto tempo dura?',
  people: (list) => `Para ${list}.`,
  and: 'e',
  reserve: [
    'Um formulário curto',
    'Uma resposta clara à sua pergunta',
    'Tempo para decidir com calma',
  ],
  thanks: {
    headline: 'Obrigado pela sua mensagem',
    message: (name) => `${name} recebeu a sua mensagem. Segue-se uma resposta.`,
    next: [
      'Tenha à mão duas ou três datas possíveis.',
      'Se não chegar nenhum e-mail, veja também na pasta de spam.',
    ],
  },
  calls: ['Faça uma pergunta.', 'Escreva-nos.', 'Sugira uma data.'],
  heads: ['Faça uma pergunta', 'Sugira uma data', 'Uma resposta clara'],
  greeting: 'Bom dia,',
  closing: 'Com os melhores cumprimentos',
  confirm: {
    subject: 'A sua mensagem chegou',
    text: (name) =>
      `Obrigado por escrever a ${name}. Recebemos a sua mensagem e responderemos. Para recordar:`,
    ask: 'Se quiser, diga-nos também que datas lhe convêm e quantas pessoas serão.',
  },
  advise: {
    subject: 'Três conselhos antes de decidir',
    text: 'Alguns pormenores esclarecem-se facilmente antes e evitam perguntas depois.',
    tips: [
      'Indique uma segunda data possível: será mais fácil encontrar uma que sirva.',
      'Diga se é a primeira vez: a resposta será mais útil.',
      'Pergunte tudo o que não estiver claro, mesmo que pareça um pormenor.',
    ],
    end: 'Basta responder a este e-mail.',
  },
  remind: {
    subject: 'Ainda tem interesse?',
    text: (name) =>
      `Se ainda pensa em ${name}, basta uma linha com uma data que lhe convenha. Para recordar:`,
    end: 'Se os seus planos mudaram, não precisa de fazer nada.',
  },
}

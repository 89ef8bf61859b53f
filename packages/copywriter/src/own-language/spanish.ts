import type { Words } from './words.ts'

export const spanish: Words = {
  button: 'Hacer mi consulta',
  fields: ['Su nombre', 'Correo electrónico', 'Fecha deseada', 'Número de personas'],
  question: 'Su pregunta',
  offer: 'La oferta',
  notes: 'Conviene saber',
  price: '¿Cuánto cuesta?',
  included: '¿Qué está incluido?',
  duration: '¿Cuánto dura?',
  people: (list) => `Para ${list}.`,
  and: 'y',
  reserve: [
    'Un formulario corto',
    'Una respuesta clara a su pregunta',
    'Tiempo para decidir con calma',
  ],
  thanks: {
    headline: 'Gracias por su mensaje',
    message: (name) => `${name} ha recibido su mensaje. Le responderemos.`,
    next: [
      'Tenga a mano dos o tres fechas posibles.',
      'Si no llega ningún correo, mire también en la carpeta de spam.',
    ],
  },
  calls: ['Haga su consulta.', 'Escríbanos.', 'Proponga una fecha.'],
  heads: ['Haga su consulta', 'Proponga una fecha', 'Una respuesta clara'],
  greeting: 'Buenos días:',
  closing: 'Un cordial saludo',
  confirm: {
    subject: 'Hemos recibido su mensaje',
    text: (name) =>
      `Gracias por escribir a ${name}. Hemos recibido su mensaje y le responderemos. Como recordatorio:`,
    ask: 'Si lo desea, indíquenos también qué fechas le vienen bien y cuántas personas serán.',
  },
  advise: {
    subject: 'Tres consejos antes de decidir',
    text: 'Algunos detalles se aclaran fácilmente de antemano y evitan preguntas después.',
    tips: [
      'Indique una segunda fecha posible: así será más fácil encontrar una que encaje.',
      'Diga si es la primera vez: la respuesta será más útil.',
      'Pregunte todo lo que no esté claro, aunque parezca un detalle.',
    ],
    end: 'Basta con responder a este correo.',
  },
  remind: {
    subject: '¿Sigue en pie su plan?',
    text: (name) =>
      `Si todavía piensa en ${name}, basta una línea con una fecha que le venga bien. Como recordatorio:`,
    end: 'Si sus planes han cambiado, no tiene que hacer nada.',
  },
}

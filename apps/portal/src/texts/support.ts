import { limits } from '@consultancy/validation';
import { provider } from '../config/provider.ts';
import { catalogueTitle } from './findings-catalogue.ts';

/** Texts of /support and /support/support (decisions §3), and of «Soporte» in the user area (§2). */
export const supportTexts = {
  title: 'Soporte',
  lead: '¿Algo falla o no queda claro? Aquí están las respuestas a las preguntas frecuentes y la forma de escribirnos.',
  ways: {
    contact: {
      title: 'Escríbanos',
      text: 'Cuéntenos qué intentó y qué pasó. Si fue en una ejecución, incluya el N.º que tiene en «Mi Actividad».',
      link: 'Contáctenos',
    },
    findings: {
      title: 'Entienda un hallazgo',
      text: 'Busque el código del libro de hallazgos: qué significa, en qué se basa y cómo se corrige.',
      link: catalogueTitle,
    },
    terms: {
      title: 'Términos de uso',
      text: 'Las condiciones del servicio y de los créditos.',
      link: 'Términos de uso del servicio',
    },
    dataPolicy: {
      title: 'Sus datos personales',
      text: 'Qué datos tratamos, para qué, y cómo consultarlos, corregirlos o suprimirlos.',
      link: 'Política de tratamiento de datos personales',
    },
  },
  questionsTitle: 'Preguntas frecuentes',
  questions: [
    {
      question: 'No me llega el correo de verificación.',
      response: `Revise la carpeta de correo no deseado. El enlace vence en ${limits.verificationLinkHours} horas; desde la página de verificación puede pedir uno nuevo.`,
    },
    {
      question: '¿Cómo registro mi equipo?',
      response: `Descargue la caja de herramientas de registro de equipo, genere un código de activación en su perfil y escríbalo en ella. El código sirve durante ${limits.activationCodeMinutes} minutos.`,
    },
    {
      question: 'Cambié de computador. ¿Qué hago?',
      response:
        'Libere el equipo anterior desde su perfil y active el nuevo con otro código. Sus créditos y su historial siguen en su cuenta.',
    },
    {
      question: 'Una ejecución falló. ¿Me la cobraron?',
      response:
        'No. Los créditos se reservan al comenzar y se liberan si la ejecución falla. El error queda en «Mis registros de errores».',
    },
    {
      question: '¿Cómo compro créditos?',
      response: `Escriba a ${provider.email} con el correo de su cuenta. Cuando registremos la compra, recibirá un comprobante y los créditos quedarán disponibles de inmediato.`,
    },
  ],
} as const;

/** Texts of /support/contactUs (§2). */
export const contactTexts = {
  title: 'Contáctenos',
  lead: 'Escríbanos por el medio que prefiera.',
  email: 'Correo de soporte',
  emailText: 'Para dudas del servicio, compras de créditos y consultoría.',
  networks: 'Redes sociales',
  suggestions: {
    title: 'Buzón de sugerencias',
    lead: '¿Qué deberíamos mejorar? Lo leemos todo.',
    name: 'Nombre',
    email: 'Correo',
    emailHint: 'Solo si quiere que le respondamos.',
    message: 'Sugerencia',
    send: 'Enviar sugerencia',
    sending: 'Enviando…',
    sentTitle: 'Sugerencia enviada',
    sent: 'Gracias. Recibimos su sugerencia.',
    another: 'Enviar otra',
    withoutScript: `El buzón requiere JavaScript. Escríbanos a ${provider.email}.`,
  },
} as const;

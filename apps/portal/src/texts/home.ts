import { brand } from '@consultancy/brand';
import { auditTools } from '@consultancy/validation';
import { downloadInvitation } from './closing.ts';

/** Texts of the home page (§2 «/»). The two button labels are the specification's own. */
export const homeTexts = {
  hero: {
    kicker: 'Modelo de Almacenamiento Geográfico\u00A0· Resolución 2182 de 2016',
    title: 'Aseguramiento de calidad para geodatabases de estudios ambientales',
    lead: `${brand.product} revisa su geodatabase en su propio equipo, dentro de su aplicación SIG de escritorio, y le entrega cada hallazgo con la capa y el registro donde está. Usted corrige antes de radicar.`,
    register: 'Ir a Registro',
    discover: 'Descúbrelo',
    note: 'Al verificar su correo, recibe créditos de bienvenida para la prueba gratuita.',
  },
  checks: {
    title: 'Qué revisa',
    lead: 'Quince herramientas, de la estructura general a los metadatos, con más de 130 relaciones entre tablas.',
    legend: `Herramientas de ${brand.product}`,
    tools: auditTools,
    link: 'Ver el producto en detalle',
  },
  steps: {
    title: 'Cómo funciona',
    lead: 'Su geodatabase no sale de su equipo: la herramienta solo informa al portal los conteos de cada ejecución y, si falla, el mensaje de error.',
    items: [
      {
        title: 'Regístrese',
        text: 'Cree su cuenta y verifique su correo. No hay licencias que comprar.',
      },
      {
        title: 'Registre su equipo',
        text: 'Descargue las herramientas y active su equipo con el código que le da el portal.',
      },
      {
        title: 'Calcule antes de ejecutar',
        text: 'La calculadora le dice el Score de su geodatabase y cuántos créditos necesita.',
      },
      {
        title: 'Ejecute y corrija',
        text: 'Abra el libro de hallazgos, vaya a cada registro y corríjalo. Repita hasta que no queden hallazgos.',
      },
    ],
  },
  findings: {
    title: 'Así se ven los hallazgos',
    lead: 'El resultado es un libro de Excel, el libro de hallazgos: una fila por hallazgo, con lo necesario para ubicarlo y corregirlo.',
  },
  credits: {
    title: 'Cómo se cobra',
    lead: 'Se paga por uso, en créditos. Antes de cada ejecución usted sabe cuánto va a costar.',
    chain: [
      { term: 'Registros', text: 'La herramienta cuenta los registros de su geodatabase.' },
      { term: 'Score', text: 'El conteo se convierte en un puntaje, el Score.' },
      { term: 'Nivel', text: 'Al Score le corresponde un nivel de la lista de precios publicada.' },
      { term: 'Créditos', text: 'El nivel dice cuántos créditos se descuentan.' },
    ],
    points: [
      'Los créditos se reservan al comenzar y se descuentan al terminar.',
      'Una ejecución que falla no se cobra: los créditos reservados se liberan.',
      'Cada movimiento queda en su cuenta, con el saldo que dejó.',
    ],
    link: 'Ver precios',
  },
  questions: {
    title: 'Preguntas antes de empezar',
    lead: 'Si la suya no está aquí, escríbanos: respondemos también antes del registro.',
    items: [
      {
        question: `¿Qué necesito para usar ${brand.product}?`,
        response:
          'Una aplicación SIG de escritorio, versión 10.6 o posterior, y una cuenta con el correo verificado. Las herramientas se descargan del portal y el equipo se activa una sola vez.',
      },
      {
        question: '¿Contra qué modelo se revisa la geodatabase?',
        response:
          'Contra el Modelo de Almacenamiento Geográfico de la Resolución 2182 de 2016, con el que se presenta la información geográfica de DAA, EIA, PMA e ICA.',
      },
      {
        question: '¿Mi geodatabase sale de mi equipo?',
        response:
          'No. La revisión ocurre en su equipo. El portal recibe los conteos de registros de cada ejecución y, si falla, el mensaje de error.',
      },
      {
        question: '¿Cómo sé cuánto me va a costar?',
        response:
          'La calculadora cuenta los registros y le dice el Score, el nivel y los créditos antes de ejecutar. Si sus créditos no alcanzan, la ejecución no comienza.',
      },
      {
        question: '¿La prueba tiene algún compromiso?',
        response:
          'Ninguno. Al verificar su correo recibe créditos de bienvenida, sin datos de pago, sin licencia y sin permanencia.',
      },
      {
        question: `¿${brand.product} garantiza que la autoridad acepte el estudio?`,
        response: `No. Le muestra lo que no cumple el modelo para que lo corrija antes de radicar; la evaluación es de la autoridad ambiental, y ${brand.product} no es un producto suyo.`,
      },
    ],
    link: 'Contáctenos',
  },
  closing: {
    title: 'Pruébelo con su próxima entrega',
    text: 'Regístrese y ejecute sus primeras revisiones con los créditos de bienvenida.',
    signedInText: downloadInvitation,
    action: 'Ir a Registro',
    note: `${brand.product} es una herramienta independiente: no es un producto de la ANLA y no reemplaza la evaluación de la autoridad ambiental.`,
  },
} as const;

import { brand } from '@consultancy/brand';
import { consentVersion, dataRequestTerms, limits } from '@consultancy/validation';
import { env } from '../config/env.ts';
import { provider } from '../config/provider.ts';
import { formatMonth } from '../lib/format-month.ts';

const { query, claim, completionNoticeDays, withdrawalMonths, retentionYears } = dataRequestTerms;

/** One section of a long text: an anchor, a heading and its blocks. */
export interface PolicySection {
  id: string;
  title: string;
  blocks: readonly PolicyBlock[];
}

/** A paragraph, or a list with its introduction. */
export type PolicyBlock = string | { items: readonly string[]; ordered?: boolean };

const holders = [
  'Clientes y usuarios del portal: datos de identificación y de contacto, empresa, historial de uso y de compras.',
  'Contratistas: datos de identificación y de contacto, datos profesionales, tributarios y bancarios.',
  'Proveedores: datos de identificación y de contacto, datos tributarios y bancarios.',
  'Empleados: datos de identificación y de contacto, datos laborales, académicos, de seguridad social y bancarios.',
  'Accionistas: datos de identificación y de contacto, participación y datos tributarios.',
];

/**
 * The personal-data policy (§2, §9; decisions §5), section by section. Another text is another
 * `consentVersion`.
 */
export const dataPolicySections: readonly PolicySection[] = [
  {
    id: 'responsable',
    title: 'Responsable del tratamiento',
    blocks: [
      `${provider.name}, que ofrece ${brand.product} y servicios de consultoría SIG y ambiental, es responsable del tratamiento de los datos personales que recibe por este portal y en el desarrollo de su actividad.`,
      {
        items: [
          `NIT: ${provider.taxId}`,
          `Dirección: ${provider.address}`,
          `Teléfono: ${provider.phone}`,
          `Correo electrónico: ${provider.email}`,
        ],
      },
      `Las consultas y los reclamos sobre datos personales se reciben en ${provider.email}.`,
    ],
  },
  {
    id: 'marco',
    title: 'Marco legal',
    blocks: [
      'Esta política desarrolla el derecho de habeas data según la Ley 1581 de 2012 y el Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.',
    ],
  },
  {
    id: 'definiciones',
    title: 'Definiciones',
    blocks: [
      {
        items: [
          'Titular: la persona natural cuyos datos personales se tratan.',
          'Dato personal: información vinculada, o que puede asociarse, a una persona natural.',
          'Dato sensible: el que afecta la intimidad del Titular o cuyo uso indebido puede generar discriminación.',
          'Tratamiento: cualquier operación sobre datos personales, como recolectarlos, almacenarlos, usarlos, circularlos o suprimirlos.',
          'Responsable: quien decide sobre los datos y su tratamiento.',
          'Encargado: quien trata los datos por cuenta del Responsable.',
          'Autorización: el consentimiento previo, expreso e informado del Titular.',
        ],
      },
    ],
  },
  {
    id: 'principios',
    title: 'Principios',
    blocks: [
      'Tratamos los datos conforme a los principios de legalidad, finalidad, libertad, veracidad o calidad, transparencia, acceso y circulación restringida, seguridad y confidencialidad.',
    ],
  },
  {
    id: 'titulares',
    title: 'Titulares y datos que tratamos',
    blocks: ['Según su relación con nosotros, tratamos estos datos:', { items: holders }],
  },
  {
    id: 'finalidades',
    title: 'Para qué los tratamos',
    blocks: [
      {
        items: [
          'Crear y administrar su cuenta, verificar su correo y permitirle ingresar.',
          'Prestar el servicio: registrar su equipo, calcular los créditos y mostrarle su actividad.',
          'Registrar compras, emitir comprobantes y llevar la contabilidad.',
          'Atender solicitudes, sugerencias, consultas y reclamos.',
          'Proteger las cuentas y el portal frente a usos no autorizados.',
          'Gestionar relaciones con contratistas, proveedores, empleados y accionistas.',
          'Cumplir obligaciones legales y responder a las autoridades.',
        ],
      },
      'No vendemos datos personales y no los usamos para publicidad de terceros.',
    ],
  },
  {
    id: 'portal',
    title: 'Datos que guarda el portal',
    blocks: [
      {
        items: [
          'De la cuenta: usuario, nombres, apellidos, correo, celular y empresa. La contraseña no se guarda: solo un resumen criptográfico del que no puede obtenerse.',
          'De la autorización: la versión del texto que aceptó, la fecha, la hora y la dirección de red.',
          'De los accesos: fecha, tipo, dirección de red y navegador.',
          'Del uso: la herramienta, la fecha, los conteos de registros, el Score, los créditos y, si algo falla, el mensaje de error.',
          'De las compras: fecha, créditos, valor pagado y plataforma.',
        ],
      },
      'La geodatabase que usted revisa no se envía al portal.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      'El portal usa solo cookies propias y necesarias. No usamos cookies de publicidad ni de seguimiento.',
      {
        items: [
          'De la sesión: vencen con ella. La de un ingreso que espera el segundo factor dura unos minutos.',
          'Del navegador: reconocen aquel en el que usted ya ingresó, para proteger su cuenta de intentos ajenos.',
          `Del registro: reconoce el navegador en el que usted se registró, durante ${limits.registrationDays} días.`,
          'De la última modificación: hace que usted vea enseguida lo que acaba de guardar, y dura unos minutos.',
        ],
      },
      ...(env.recaptchaSiteKey
        ? ['Algunos formularios usan reCAPTCHA, de Google, que puede guardar sus propias cookies.']
        : []),
    ],
  },
  {
    id: 'menores',
    title: 'Menores de edad',
    blocks: [
      'Para registrarse, usted debe tener al menos 18 años. Los datos de un menor de edad solo se tratan con la autorización de su representante legal y en respeto de sus derechos prevalentes.',
    ],
  },
  {
    id: 'sensibles',
    title: 'Datos sensibles',
    blocks: [
      'El portal no pide datos sensibles. Si en otra relación fueran necesarios, le diremos cuáles son y para qué; usted no está obligado a autorizarlos.',
    ],
  },
  {
    id: 'derechos',
    title: 'Sus derechos',
    blocks: [
      'Como Titular, usted puede:',
      {
        items: [
          'Conocer, actualizar y rectificar sus datos.',
          'Solicitar prueba de la autorización que dio.',
          'Saber qué uso se ha dado a sus datos.',
          'Presentar quejas ante la Superintendencia de Industria y Comercio.',
          'Revocar la autorización o pedir la supresión de sus datos, cuando no exista un deber legal o contractual de conservarlos.',
          'Acceder gratuitamente a sus datos.',
        ],
      },
      'Si tiene cuenta, en «Mi perfil», «Mis datos», puede descargar sus datos y presentar consultas y reclamos.',
    ],
  },
  {
    id: 'consultas',
    title: 'Consultas',
    blocks: [
      `Usted, sus causahabientes o su representante pueden consultar los datos que tenemos. Respondemos en un término máximo de ${query.days} días hábiles desde el recibo.`,
      `Si no es posible responder en ese término, le diremos por qué y cuándo lo haremos: a más tardar ${query.extension} días hábiles después de su vencimiento.`,
    ],
  },
  {
    id: 'reclamos',
    title: 'Reclamos',
    blocks: [
      'Si considera que un dato debe corregirse, actualizarse o suprimirse, o que incumplimos un deber, presente un reclamo así:',
      {
        ordered: true,
        items: [
          `Escriba a ${provider.email} con su identificación, los hechos, su dirección y los documentos que quiera hacer valer.`,
          `Si el reclamo está incompleto, se lo diremos dentro de los ${completionNoticeDays} días hábiles siguientes a su recibo para que lo complete. Si pasan ${withdrawalMonths} meses sin respuesta suya, entenderemos que desistió.`,
          `Con el reclamo completo, respondemos en un término máximo de ${claim.days} días hábiles, contados desde el día siguiente a su recibo.`,
          `Si no es posible, le diremos por qué y cuándo lo haremos: a más tardar ${claim.extension} días hábiles después de su vencimiento.`,
        ],
      },
      'Antes de acudir a la Superintendencia de Industria y Comercio debe agotar este trámite.',
    ],
  },
  {
    id: 'encargados',
    title: 'Encargados, transferencia y transmisión',
    blocks: [
      'Podemos encargar el tratamiento a proveedores de alojamiento o de correo. Les exigimos por contrato las mismas condiciones de seguridad y confidencialidad, y que traten los datos solo para lo que les pedimos.',
      'Entregamos datos a terceros únicamente con su autorización, o cuando una autoridad competente los pide en ejercicio de sus funciones.',
    ],
  },
  {
    id: 'seguridad',
    title: 'Seguridad',
    blocks: [
      'Usamos medidas técnicas, humanas y administrativas para evitar que los datos se adulteren, se pierdan o se consulten sin autorización: comunicaciones cifradas, acceso según el cargo y registro de las acciones de los administradores.',
    ],
  },
  {
    id: 'conservacion',
    title: 'Conservación',
    blocks: [
      `Conservamos los registros durante ${retentionYears} años, o más tiempo si una norma o un proceso en curso lo exigen. Después suprimimos los accesos, los errores y las sugerencias; las compras, los créditos, las ejecuciones y las acciones de los administradores quedan como soporte contable y de control.`,
    ],
  },
  {
    id: 'vigencia',
    title: 'Vigencia y cambios',
    blocks: [
      `Esta es la versión ${consentVersion}, vigente desde ${formatMonth(consentVersion)}.`,
      'Esta política se revisa cada año. Los cambios se publican en esta página con su nueva versión; si cambian las finalidades, le pediremos una nueva autorización.',
    ],
  },
];

/** Texts around the policy. */
export const dataPolicyTexts = {
  title: 'Política de tratamiento de datos personales',
  lead: 'Qué datos personales tratamos, para qué, y cómo puede usted conocerlos, corregirlos o pedir que se supriman.',
  index: 'Contenido',
} as const;

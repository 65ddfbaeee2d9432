import { brand, portalPaths } from '@consultancy/brand';
import {
  type DataRequestKind,
  type DataRequestState,
  dataRequestKindNames,
  dataRequestTerms,
} from '@consultancy/validation';
import type { SubjectTemplate } from './email-templates.ts';

/** Name of a request in the mails about it. */
export const requestName = (id: number) => `solicitud n.º ${id}`;

/** The records that remain after an erasure; the data subject is informed before and after. */
const remains = `Por deber legal conservamos durante ${dataRequestTerms.retentionYears} años, sin su nombre ni sus datos de contacto, los registros de compras, créditos y ejecuciones.`;

const copies = {
  received: {
    title: 'Recibimos su solicitud',
    opening: 'Recibimos su solicitud sobre datos personales. Este es su plazo de respuesta.',
  },
  incomplete: {
    title: 'Complete su reclamo',
    opening: `A su reclamo le falta información. Complételo en el portal; si pasan ${dataRequestTerms.withdrawalMonths} meses sin su respuesta, entenderemos que desistió.`,
  },
  in_process: {
    title: 'Su solicitud está en trámite',
    opening: 'Empezamos a tramitar su solicitud sobre datos personales.',
  },
  extended: {
    title: 'Necesitamos más tiempo para responderle',
    opening:
      'No pudimos responder su solicitud en el primer plazo. Este es el motivo y el plazo nuevo.',
  },
  resolved: {
    title: 'Respondimos su solicitud',
    opening: 'Su solicitud sobre datos personales quedó resuelta.',
  },
  rejected: {
    title: 'No podemos atender su solicitud',
    opening:
      'Revisamos su solicitud sobre datos personales y no podemos atenderla. Este es el motivo.',
  },
  withdrawn: {
    title: 'Su solicitud quedó desistida',
    opening:
      'Cerramos su solicitud sobre datos personales porque usted desistió, o porque no recibimos lo que faltaba. Puede presentar otra cuando quiera.',
  },
} as const satisfies Record<DataRequestState, { title: string; opening: string }>;

const whileOpen =
  'Si usted no hizo esta solicitud, desista de ella en el portal y cambie su contraseña.';
const afterResponse =
  'Si no está de acuerdo con la respuesta, puede acudir a la Superintendencia de Industria y Comercio.';

/** What a data subject who disagrees can do. */
const closings = {
  received: whileOpen,
  incomplete: whileOpen,
  in_process: whileOpen,
  extended: whileOpen,
  resolved: afterResponse,
  rejected: afterResponse,
  // The server withdraws a request too, when nothing completes it.
  withdrawn: 'Si cree que otra persona desistió por usted, cambie su contraseña.',
} as const satisfies Record<DataRequestState, string>;

/** Content of a mail about a request. */
export interface RequestNotice {
  recipient: { first_name: string };
  request: {
    request_id: number;
    kind: DataRequestKind;
    state: DataRequestState;
    /** Days as `dd/mm/yyyy`. */
    due_on: string | null;
    complete_by: string | null;
    note: string | null;
  };
  /** The page of the requests in the portal. */
  link: string;
}

/** Notifies a data subject of a step of their request about personal data (§9). */
export function dataRequestTemplate({ recipient, request, link }: RequestNotice): SubjectTemplate {
  const { request_id, kind, state, due_on, complete_by, note } = request;
  const { title, opening } = copies[state];
  const facts: [string, string][] = [
    ['Solicitud', `N.º ${request_id}`],
    ['Tipo', dataRequestKindNames[kind]],
  ];
  if (due_on !== null) facts.push(['Responderemos a más tardar el', due_on]);
  if (complete_by !== null) facts.push(['Plazo para completar', complete_by]);
  // A mail repeats the responses, and not what the data subject wrote.
  const isResponse = state !== 'received' && state !== 'withdrawn';
  if (note !== null && isResponse)
    facts.push([state === 'resolved' ? 'Respuesta' : 'Motivo', note]);
  const erases = kind === 'erasure' && state === 'received';
  return {
    subject: `${title}: ${requestName(request_id)} en ${brand.product}`,
    preview: 'Su derecho de habeas data (Ley 1581 de 2012).',
    title,
    greeted: recipient.first_name,
    opening: erases
      ? `${opening} La supresión cierra su cuenta para siempre y se pierden los créditos que tenga. ${remains}`
      : opening,
    facts,
    action: { label: 'Ver mis solicitudes', link },
    closing: closings[state],
  };
}

/** The last mail to a data subject whose data were erased. */
export const dataErasedTemplate = ({
  email,
  requestId,
  note,
  publicUrl,
}: {
  email: string;
  requestId: number;
  note: string;
  publicUrl: string;
}): SubjectTemplate => ({
  subject: `Suprimimos sus datos: ${requestName(requestId)} en ${brand.product}`,
  preview: 'Su cuenta se cerró para siempre.',
  title: 'Suprimimos sus datos personales',
  greeted: email,
  opening: `Su cuenta se cerró y suprimimos los datos que permitían saber quién es usted. ${remains}`,
  facts: [
    ['Solicitud', `N.º ${requestId}`],
    ['Respuesta', note],
  ],
  closing: `Este es el último mensaje de la cuenta. Puede registrarse de nuevo con este correo en ${publicUrl}${portalPaths.registration}.`,
});

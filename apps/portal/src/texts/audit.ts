import { type AuditFact, auditActionNames, auditEventLabels } from '@consultancy/validation';
import { credits } from './counted.ts';
import { reportTexts, userHeader } from './report-screen.ts';

/** Texts of the audit trail. */
export const auditTexts = {
  lead: 'Los hechos de seguridad y de administración: quién hizo qué, a quién y por qué. Nadie puede cambiarlos.',
  caption: 'Eventos de auditoría',
  row: (id: number) => `el evento ${id}`,
  server: 'El servidor',
  change: 'Cambio',
  factOf: (name: string, value: string) => `${name}: ${value}`,
  changeOf: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  anyAction: 'Cualquiera',
  unknownAction: 'Elija una acción de la lista.',
  empty: 'No se encontraron eventos de auditoría.',
  emptyHelp: 'Aquí quedan las ventas, los ajustes, los cambios de precios y de cuentas.',
  facts: 'Qué cambió',
  fact: 'Dato',
} as const;

/** Labels of the filters of an exported list; those that facts have too are in `auditFactNames`. */
export const filterNames: Readonly<Record<string, string>> = {
  start_date: reportTexts.start,
  end_date: reportTexts.end,
  max_count: reportTexts.count,
  time_zone: 'Zona horaria',
  search: 'Texto buscado',
  username: userHeader,
  actor: auditEventLabels.actor,
  target: auditEventLabels.target,
  action: auditEventLabels.action_name,
};

const passkeyRejected = 'Segundo factor: la respuesta de la llave de acceso no es válida';

/** Labels of values that are identifiers, by fact. */
export const factValues = {
  role: { admin: 'Administrador', user: 'Usuario' },
  via: {
    portal: 'El portal',
    machine: 'El equipo',
    'password changed': auditActionNames['password changed'],
    'password reset': auditActionNames['password reset'],
    'sessions ended': 'Cierre de las demás sesiones',
  },
  form: { csv: 'CSV', xlsx: 'Excel (XLSX)' },
  factor: { totp: 'Aplicación de autenticación', passkey: 'Llave de acceso' },
  /** A filter of the data requests, beside their states. */
  state: { open: 'Abiertas' },
  reason: {
    'wrong password': 'Contraseña incorrecta',
    'unknown account': 'La cuenta aún no existía',
    'account changed meanwhile': 'La cuenta cambió durante el ingreso',
    'second factor: wrong code': 'Segundo factor: código incorrecto',
    'second factor: code used before': 'Segundo factor: código ya usado',
    'second factor: no authenticator app':
      'Segundo factor: la cuenta no tiene aplicación de autenticación',
    'second factor: secret not readable':
      'Segundo factor: el servidor no pudo leer el secreto de la aplicación',
    'second factor: wrong recovery code': 'Segundo factor: código de recuperación incorrecto',
    'second factor: recovery code used before': 'Segundo factor: código de recuperación ya usado',
    'second factor: unknown passkey': 'Segundo factor: la llave de acceso no es de la cuenta',
    'second factor: unknown, used or expired challenge':
      'Segundo factor: la solicitud de la llave venció o ya se usó',
    'second factor: counter of the passkey did not grow':
      'Segundo factor: la llave de acceso pudo ser copiada',
    'second factor: unreadable response': passkeyRejected,
    'second factor: wrong signature': passkeyRejected,
  },
} as const satisfies Partial<Record<AuditFact, Readonly<Record<string, string>>>>;

/** Formats of values that are no text. */
export const factFormats = {
  yes: 'Sí',
  no: 'No',
  level: (name: string, from: string, price: string) => `${name}: desde ${from}, ${credits(price)}`,
  /** The library of passkeys gives reasons of its own. */
  furtherReason: 'Segundo factor: la comprobación falló',
} as const;

import { auditActionNames } from './audit-actions.ts';
import type { AuditFact } from './audit-facts.ts';
import { dataRequestKindNames, dataRequestStateNames } from './data-request-names.ts';

const passkeyRejected = 'Segundo factor: la respuesta de la llave de acceso no es válida';

/** Spanish names of values that are identifiers, by fact, on the screen and in exports. */
export const auditFactValues = {
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
  kind: dataRequestKindNames,
  /** With a filter of the data requests. */
  state: { ...dataRequestStateNames, open: 'Abiertas' },
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

import { priceWeightLabels } from './price-weights.ts';

/**
 * Every fact of the events of the audit trail, with the Spanish name under which screens show it. A
 * new writer adds its facts here.
 */
export const auditFactNames = {
  current_credits: 'Saldo',
  credits_purchased: 'Créditos comprados',
  amount_paid: 'Valor pagado',
  amount: 'Créditos',
  trans_id: 'Transacción',
  movement_id: 'Movimiento',
  suspended: 'Suspendida',
  role: 'Rol',
  sessions: 'Sesiones abiertas',
  session_id: 'Sesión',
  machine_id: 'Equipo',
  via: 'Origen',
  email: 'Correo',
  reason: 'Motivo',
  second_factor: 'Segundo factor',
  factor: 'Método',
  name: 'Nombre de la llave',
  codes_left: 'Códigos de recuperación restantes',
  request_id: 'Solicitud de datos',
  kind: 'Tipo',
  state: 'Estado',
  due_on: 'Responder a más tardar',
  title: 'Título',
  ...priceWeightLabels,
  levels: 'Niveles',
  version: 'Versión de la lista',
  list: 'Lista',
  form: 'Formato',
  of: 'Sobre',
  query: 'Filtros',
} as const;

/** A fact of an event, as it is stored. */
export type AuditFact = keyof typeof auditFactNames;

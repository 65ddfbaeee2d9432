/** Texts of the audit trail. */
export const auditTexts = {
  lead: 'Los hechos de seguridad y de administración: quién hizo qué, a quién y por qué. Nadie puede cambiarlos.',
  caption: 'Eventos de auditoría',
  row: (id: number) => `el evento ${id}`,
  id: 'N.º',
  date: 'Fecha',
  action: 'Acción',
  actor: 'Responsable',
  server: 'El servidor',
  target: 'Usuario afectado',
  change: 'Cambio',
  factOf: (name: string, value: string) => `${name}: ${value}`,
  changeOf: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  reason: 'Motivo',
  address: 'Dirección de red',
  request: 'Solicitud',
  anyAction: 'Cualquiera',
  unknownAction: 'Elija una acción de la lista.',
  empty: 'No se encontraron eventos de auditoría.',
  emptyHelp: 'Aquí quedan las ventas, los ajustes, los cambios de precios y de cuentas.',
  facts: 'Qué cambió',
  fact: 'Dato',
  before: 'Antes',
  after: 'Después',
  more: 'Otros datos',
} as const;

/** Labels of the facts of an event, by their name in the trail. */
export const factNames: Readonly<Record<string, string>> = {
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
  via: 'Desde',
  email: 'Correo',
  request_id: 'Solicitud de datos',
  kind: 'Tipo',
  state: 'Estado',
  due_on: 'Responder a más tardar',
  title: 'Título',
  fc_weight: 'Peso por registro FC',
  tb_weight: 'Peso por registro TB',
  levels: 'Niveles',
  version: 'Versión de la lista',
  list: 'Lista',
  form: 'Formato',
  of: 'Sobre',
  query: 'Filtros',
};

/** Labels of some values of facts. */
export const factValues: Readonly<Record<string, string>> = {
  'role admin': 'Administrador',
  'role user': 'Usuario',
  'via portal': 'El portal',
  'via machine': 'El equipo',
  'form csv': 'CSV',
  'form xlsx': 'Excel (XLSX)',
};

/** Formats of values that are no text. */
export const factFormats = {
  yes: 'Sí',
  no: 'No',
  level: (name: string, from: string, credits: string) =>
    `${name}: desde ${from}, ${credits} créditos`,
} as const;

/** Headings of events of the audit trail, on the screen and in exports. */
export const auditEventLabels = {
  id: 'N.º',
  date: 'Fecha',
  action_name: 'Acción',
  actor: 'Responsable',
  target: 'Usuario afectado',
  reason: 'Motivo',
  before: 'Antes',
  after: 'Después',
  detail: 'Otros datos',
  address: 'Dirección de red',
  request_id: 'Solicitud',
} as const;

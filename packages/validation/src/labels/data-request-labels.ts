/** Headings of data requests, on the screen and in exports. */
export const dataRequestLabels = {
  request_id: 'N.º',
  received_at: 'Recibida',
  username: 'Usuario',
  kind_name: 'Tipo',
  state_name: 'Estado',
  due_on: 'Plazo',
  closed_at: 'Cerrada',
} as const;

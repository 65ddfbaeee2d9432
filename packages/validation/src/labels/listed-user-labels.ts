/** Headings of users, besides those of their profile, on the screen and in exports. */
export const listedUserLabels = {
  id: 'Id',
  username: 'Usuario',
  machine_id: 'Equipo',
  date_joined: 'Fecha de registro',
  last_login: 'Último ingreso',
  current_credits: 'Saldo',
  pending_credits: 'Pendientes',
  email: 'Correo',
  email_verified_at: 'Correo verificado',
  disabled_at: 'Suspendida desde',
  erased_at: 'Suprimida el',
  open_sessions: 'Sesiones abiertas',
} as const;

/**
 * Usernames that a visitor could take for the operator's own (RFC 2142 and their Spanish names),
 * without underscores. An operator can still create an account with one.
 */
const reserved: ReadonlySet<string> = new Set([
  ...['admin', 'administrador', 'administradora', 'administracion', 'administrator', 'sysadmin'],
  ...['root', 'system', 'sistema', 'superuser', 'superusuario', 'moderador', 'moderator'],
  ...['soporte', 'support', 'ayuda', 'help', 'contacto', 'contact', 'info', 'ventas', 'sales'],
  ...['facturacion', 'billing', 'seguridad', 'security', 'abuse', 'noreply', 'mailerdaemon'],
  ...['postmaster', 'hostmaster', 'webmaster', 'api', 'portal', 'gdbaudit', 'oficial', 'official'],
  ...['anonimo', 'anonymous', 'null', 'undefined'],
]);

/** Whether a username in lower case is reserved for the operator, with or without underscores. */
export const isReservedUsername = (username: string): boolean =>
  reserved.has(username.replaceAll('_', ''));

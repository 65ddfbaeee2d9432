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

/** The start of the pseudonyms of erased users (ADR 055), which a visitor could otherwise imitate. */
const pseudonym = 'suprimido';

/** Whether a username in lower case is reserved for the operator or an erased user, with or without underscores. */
export function isReservedUsername(username: string): boolean {
  const characters = username.replaceAll('_', '');
  return reserved.has(characters) || characters.startsWith(pseudonym);
}

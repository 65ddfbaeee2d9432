import type { accessTypes, PasswordChangeType } from './constants.ts';

/** Types of an access, as §7 names them and as they are stored. */
export type AccessType = (typeof accessTypes)[number] | PasswordChangeType;

/** The Spanish name of each access, under which screens and exported files show it. */
export const accessTypeNames: Readonly<Record<string, string>> = {
  login: 'Ingreso al portal',
  'Password Change (web)': 'Cambio de contraseña desde el perfil',
  'Password Change (reset)': 'Cambio de contraseña por enlace',
} satisfies Record<AccessType, string>;

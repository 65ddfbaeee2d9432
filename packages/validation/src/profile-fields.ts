import * as z from 'zod/mini';
import { cellphone, email, line } from './form-primitives.ts';
import { recordOf } from './record-of.ts';

/**
 * The fields that users enter about themselves (§3 "User"), with their rules (§5), in the order of the
 * profile. Forms, payloads and responses, the table's type, the operator's command, the administrators'
 * list and its exports derive from it (docs/contributing/add-a-field.md).
 */
export const profileFields = {
  first_name: line(80),
  last_name: line(80),
  email,
  cellphone,
  enterprise_name: line(120),
} as const;

export type ProfileField = keyof typeof profileFields;

/** A value of each field. */
export type Profile = Record<ProfileField, string>;

/** Labels of the fields, in forms and exports. */
export const profileLabels: Profile = {
  first_name: 'Nombres',
  last_name: 'Apellidos',
  email: 'Correo electrónico',
  cellphone: 'Celular',
  enterprise_name: 'Empresa',
};

/** A valid profile, for tests, stories and fixtures. */
export const exampleProfile: Profile = {
  first_name: 'Ana María',
  last_name: 'Núñez',
  email: 'ana.nunez@example.com',
  cellphone: '3001234567',
  enterprise_name: 'Geo & Cía.',
};

/** The names of the fields, in their order. */
export const profileFieldNames = Object.keys(profileFields) as readonly ProfileField[];

/** A record with a value of each field, e.g. a schema. */
export const profileRecord = <Value>(make: (field: ProfileField) => Value) =>
  recordOf(profileFieldNames, make);

/** The fields as a response has them. */
export const profileStrings = profileRecord(() => z.string());

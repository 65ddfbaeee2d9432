import { auditEventLabels } from '@consultancy/validation';
import { credits } from './counted.ts';
import { reportTexts, userHeader } from './report-screen.ts';

/** Texts of the audit trail. */
export const auditTexts = {
  lead: 'Los hechos de seguridad y de administración: quién hizo qué, a quién y por qué. Nadie puede cambiarlos.',
  caption: 'Eventos de auditoría',
  row: (id: number) => `el evento ${id}`,
  server: 'El servidor',
  change: 'Cambio',
  factOf: (name: string, value: string) => `${name}: ${value}`,
  changeOf: (name: string, before: string, after: string) => `${name}: ${before} →\u00a0${after}`,
  anyAction: 'Cualquiera',
  unknownAction: 'Elija una acción de la lista.',
  empty: 'No se encontraron eventos de auditoría.',
  emptyHelp: 'Aquí quedan las ventas, los ajustes, los cambios de precios y de cuentas.',
  facts: 'Qué cambió',
  fact: 'Dato',
} as const;

/** Labels of the filters of an exported list; those that facts have too are in `auditFactNames`. */
export const filterNames: Readonly<Record<string, string>> = {
  start_date: reportTexts.start,
  end_date: reportTexts.end,
  max_count: reportTexts.count,
  time_zone: 'Zona horaria',
  search: 'Texto buscado',
  username: userHeader,
  actor: auditEventLabels.actor,
  target: auditEventLabels.target,
  action: auditEventLabels.action_name,
};

/** Formats of values that are no text. */
export const factFormats = {
  yes: 'Sí',
  no: 'No',
  level: (name: string, from: string, price: string) => `${name}: desde ${from}, ${credits(price)}`,
  /** The library of passkeys gives reasons of its own. */
  furtherReason: 'Segundo factor: la comprobación falló',
} as const;

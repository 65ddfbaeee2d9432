/**
 * The three toolbox files of §2, as the page offers them before the manifest is loaded: name and
 * version are those of the specification (§9).
 */
export const toolboxes = [
  { id: 'registration', version: '1.00', file: 'RegistroEquipo_V1.00.zip' },
  { id: 'calculator', version: '1.00', file: 'CalculadoraScore_V1.00.zip' },
  { id: 'audit', version: '1.02', file: 'GDBAudit_V1.02.zip' },
] as const;

/** The files beside the toolboxes, by their kind. */
export const extraFiles = [
  { id: 'plugin', version: '1.02', file: 'GDBAudit_QGIS_V1.02.zip' },
  { id: 'practice', version: null, file: 'GDBAudit_Practica.zip' },
] as const;

export type ExtraFileOffer = (typeof extraFiles)[number];
export type Toolbox = (typeof toolboxes)[number];

/** URL of a file: a plain static link. */
export const toolboxHref = (file: string) => `/downloads/${file}`;

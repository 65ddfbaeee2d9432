/**
 * The three toolbox files of §2, as the page offers them before the manifest has been read: name
 * and version are the specification's own (§9).
 */
export const toolboxes = [
  { id: 'registration', version: '1.00', file: 'RegistroEquipo_V1.00.zip' },
  { id: 'calculator', version: '1.00', file: 'CalculadoraScore_V1.00.zip' },
  { id: 'audit', version: '1.02', file: 'GDBAudit_V1.02.zip' },
] as const;

export type Toolbox = (typeof toolboxes)[number];

/** Address of a toolbox file: a plain static link. */
export const toolboxHref = (file: string) => `/downloads/${file}`;

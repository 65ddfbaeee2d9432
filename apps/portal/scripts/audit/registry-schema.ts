import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));

/** Types of geometry that a check covers, as the model names them. */
const geometries = ['Point', 'Multipoint', 'Polyline', 'Polygon'] as const;

/** Error, warning (`A`, advertencia), information. */
const severities = ['E', 'A', 'I'] as const;

const check = z.object({
  /** Number of the tool and of the check, as in 04.09. */
  code: z.string().check(z.regex(/^\d{2}\.\d{2}$/)),
  title: text,
  /** None for a check of attributes. */
  geometry: z._default(z.array(z.enum(geometries)), []),
  severity: z.enum(severities),
  basis: text,
  /** With named fields, such as `{clase}`. */
  message: text,
  why: text,
  correction: text,
  arcgis: text,
  qgis: text,
});

/** A tool in the registry of checks: `toolboxes/gdbaudit/registry/r_inf_NN.json`. */
export const registryTool = z.object({
  tool: z.string().check(z.regex(/^R_INF_\d{2}$/)),
  name: text,
  /** Summary of its checks. */
  summary: text,
  /** Datasets that the geodatabase needs for it. */
  needs: text,
  checks: z.array(check),
});
export type RegistryTool = z.output<typeof registryTool>;
export type RegistryCheck = RegistryTool['checks'][number];

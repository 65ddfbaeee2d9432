import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';

/** The toolboxes on offer (§2): the audit, the machine's registration, and the calculator. */
export const toolboxIds = ['audit', 'registration', 'calculator'] as const;

/** The kinds of further files: a plugin for QGIS, and a geodatabase to practise with. */
export const extraFileKinds = ['plugin', 'practice'] as const;

const twoDigitVersion = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** Members that every file on offer has. */
const offeredFile = {
  /** Its name in Spanish, as a heading shows it. */
  name: z.string(),
  /** Name of the file below `/downloads/`; it contains the version. */
  file: z.string().check(z.regex(/^\w[\w.-]{0,99}\.zip$/)),
  /** Bytes. */
  size: z.int().check(z.positive()),
  /** Of the file, in lower-case hexadecimal. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Day of the release, YYYY-MM-DD. */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
};

/** A released toolbox file (§2; decisions §3). */
export const toolboxRelease = z.object({
  ...offeredFile,
  toolbox: z.enum(toolboxIds),
  /** Two digits after the point, as in V1.02. */
  version: twoDigitVersion,
});
export type ToolboxRelease = z.infer<typeof toolboxRelease>;

/** A file beside the toolboxes. */
export const extraFile = z.object({
  ...offeredFile,
  kind: z.enum(extraFileKinds),
  /** As of a toolbox; none for data. */
  version: z.optional(twoDigitVersion),
});
export type ExtraFile = z.infer<typeof extraFile>;

/** `/downloads/manifest.json`, and the response of the endpoint below. */
export const downloadsManifest = z.object({
  /** The toolboxes alone, as older clients read them. */
  items: z.array(toolboxRelease),
  /** Further files, where there are any. */
  extras: z.optional(z.array(extraFile)),
});
export type DownloadsManifest = z.infer<typeof downloadsManifest>;

/** The newest release of each toolbox; none where the operator offers no files. */
export const getLatestReleases = defineEndpoint({
  method: 'GET',
  path: '/tool/v1/releases/latest',
  response: downloadsManifest,
});

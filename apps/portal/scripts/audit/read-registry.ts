import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type RegistryTool, registryTool } from './registry-schema.ts';

const folder = join(import.meta.dirname, '../../../../toolboxes/gdbaudit/registry');

/** Tools whose checks are still to come. */
const pending = 'pending.json';

/** Files of the registry of checks, in the order of the tools. */
export const registryFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => name === pending || /^r_inf_\d{2}\.json$/.test(name))
    .sort()
    .map((name) => join(folder, name));

const fileContent = z.pipe(
  z.transform((content) => (Array.isArray(content) ? content : [content])),
  z.array(registryTool),
);

/**
 * Reads the registry of checks of the audit engine.
 * @throws ZodError when a file does not have its form.
 */
export function readRegistry(): RegistryTool[] {
  const tools = registryFiles().flatMap((file) =>
    fileContent.parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
  return tools.sort((one, other) => one.tool.localeCompare(other.tool));
}

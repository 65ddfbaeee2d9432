import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegistryTool, registryTool } from './registry-schema.ts';

const folder = join(import.meta.dirname, '../../../../toolboxes/gdbaudit/registry');

/** Files of the registry of checks, in the order of the tools. */
export const registryFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^r_inf_\d{2}\.json$/.test(name))
    .sort()
    .map((name) => join(folder, name));

/**
 * Reads the registry of checks of the audit engine.
 * @throws ZodError when a file does not have its form.
 */
export function readRegistry(): RegistryTool[] {
  return registryFiles().map((file) => registryTool.parse(JSON.parse(readFileSync(file, 'utf8'))));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolboxRelease } from '@consultancy/validation';
import { inWorkspace } from '../lib/workspace.ts';

/** Where the toolboxes' sources are. */
export const toolboxesFolder = inWorkspace('toolboxes');

/** A release as `releases.json` plans it. */
export interface PlannedRelease extends Omit<ToolboxRelease, 'size' | 'sha256'> {
  /** Folder whose files are packed at the root of the ZIP. */
  readonly folder: string;
  /** Packages of its own that are packed as folders, beside the one that all toolboxes share. */
  readonly packages?: readonly string[];
}

/** Reads what is released; the manifest made from it is checked by its schema. */
export function readReleases(): readonly PlannedRelease[] {
  const text = readFileSync(join(toolboxesFolder, 'releases.json'), 'utf8');
  const { items }: { items: readonly PlannedRelease[] } = JSON.parse(text);
  return items;
}

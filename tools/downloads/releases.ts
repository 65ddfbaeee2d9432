import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtraFile, ToolboxRelease } from '@consultancy/validation';
import { inWorkspace } from '../lib/workspace.ts';

/** Where the toolboxes' sources are. */
export const toolboxesFolder = inWorkspace('toolboxes');

/** What is packed into a ZIP, and how. */
export interface PackingPlan {
  /** Name of the ZIP. */
  readonly file: string;
  /** Day of the release, YYYY-MM-DD. */
  readonly date: string;
  /** Folder whose files are packed at the root of the ZIP. */
  readonly folder: string;
  /** Whether the subfolders of `folder` are packed too. */
  readonly deep?: boolean;
  /** The ZIP's one folder at its root; its file name without the ending when absent. */
  readonly root?: string;
  /** Further files, from other folders, that are packed at the root. */
  readonly files?: readonly string[];
  /** Python packages that are packed as folders. */
  readonly packages?: readonly string[];
}

/** A release as `releases.json` plans it. */
export type PlannedRelease = PackingPlan & Omit<ToolboxRelease, 'size' | 'sha256'>;

/** A further file as `releases.json` plans it. */
export type PlannedExtra = PackingPlan & Omit<ExtraFile, 'size' | 'sha256'>;

interface Releases {
  /** The toolboxes (§2). */
  readonly items: readonly PlannedRelease[];
  /** What is offered below them. */
  readonly extras: readonly PlannedExtra[];
}

/** Reads what is released; the manifest made from it is checked by its schema. */
export function readReleases(): Releases {
  return JSON.parse(readFileSync(join(toolboxesFolder, 'releases.json'), 'utf8'));
}

import type { DownloadsManifest } from '@consultancy/validation';
import {
  getLatestReleases,
  latestReleasesKey,
} from '../endpoints/downloads/get-latest-releases.ts';
import { type Resource, useResource } from './use-resource.ts';

/** The toolbox files on offer (§2). */
export function useLatestReleases(): Resource<DownloadsManifest> {
  return useResource(latestReleasesKey, getLatestReleases);
}

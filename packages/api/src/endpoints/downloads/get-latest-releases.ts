import {
  type DownloadsManifest,
  getLatestReleases as getLatestReleasesEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Key of the toolbox files on offer in the cache. */
export const latestReleasesKey = ['latest-releases'] as const;

/** The newest release of each toolbox, with its size and checksum. */
export function getLatestReleases(client: Client): Promise<DownloadsManifest> {
  return client.request(getLatestReleasesEndpoint, {});
}

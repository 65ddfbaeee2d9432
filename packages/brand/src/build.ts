import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Resolution of a brand in a build. */
export interface BrandBuild {
  /** Conditions of package imports, before the defaults of the bundler. */
  conditions: readonly string[];
  /** Folder of the files that are served as they are, such as the favicon. */
  publicDir: string;
}

const defaultBrand = 'gdb-audit';

/**
 * Resolves the brand of a build by the name of its folder in `src/brands`.
 * @param name value of the environment variable `BRAND`; absent or empty means the default brand.
 * @throws Error if there is no such brand.
 */
export function brandBuild(name?: string): BrandBuild {
  const folder = name || defaultBrand;
  const publicDir = fileURLToPath(new URL(`brands/${folder}/public`, import.meta.url));
  if (!/^[a-z-]+$/.test(folder) || !existsSync(publicDir)) {
    throw new Error(`BRAND=${folder} is not a folder of packages/brand/src/brands.`);
  }
  return { conditions: folder === defaultBrand ? [] : [`brand-${folder}`], publicDir };
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ThemeTokens } from '@consultancy/ui/theming';
import type { BrandFacts } from './brand-facts.ts';
import type { BrandFonts } from './brand-fonts.ts';

/** The light and the dark theme of a brand. */
export type BrandThemes = Readonly<Record<'light' | 'dark', ThemeTokens>>;

export type { BrandFonts };

/** A brand, as a build resolves it. */
export interface BrandBuild {
  /** Name of its folder. */
  name: string;
  /** Its facts, for the code of the build itself. */
  facts: BrandFacts;
  /** Its themes, for files that have no custom properties. */
  themes: BrandThemes;
  /** Files of its typeface. */
  fonts: BrandFonts;
  /** Folder of the files that are served as they are, such as the favicon. */
  publicDir: string;
  /** Conditions of package imports, before the defaults of the bundler. */
  conditions: readonly string[];
}

const defaultBrand = 'gdb-audit';

/**
 * Resolves the brand of a build by the name of its folder in `src/brands`.
 * @param wanted value of the environment variable `BRAND`; absent or empty means the default brand.
 * @throws Error if there is no such brand.
 */
export async function brandBuild(wanted?: string): Promise<BrandBuild> {
  const name = wanted || defaultBrand;
  const publicDir = fileURLToPath(new URL(`brands/${name}/public`, import.meta.url));
  if (!/^[a-z-]+$/.test(name) || !existsSync(publicDir)) {
    throw new Error(`BRAND=${name} is not a folder of packages/brand/src/brands.`);
  }
  const { brand } = (await import(`./brands/${name}/facts.ts`)) as { brand: BrandFacts };
  const { themes } = (await import(`./brands/${name}/theme.ts`)) as { themes: BrandThemes };
  const { fonts } = (await import(`./brands/${name}/fonts.ts`)) as { fonts: BrandFonts };
  const conditions = name === defaultBrand ? [] : [`brand-${name}`];
  return { name, facts: brand, themes, fonts, publicDir, conditions };
}

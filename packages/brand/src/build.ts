import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ThemeTokens } from '@consultancy/ui/theming';
import manifest from '../package.json' with { type: 'json' };
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
 * The conditions with which the imports of the package lead to a brand.
 * @throws Error if one of them leads to the default brand instead.
 */
export function conditionsOf(name: string, imports: Readonly<Record<string, object>>): string[] {
  if (name === defaultBrand) return [];
  const condition = `brand-${name}`;
  const missing = Object.keys(imports).filter((key) => !(condition in (imports[key] ?? {})));
  if (missing.length === 0) return [condition];
  throw new Error(
    `packages/brand/package.json: add "${condition}" to the imports ${missing.join(', ')}, before "default".`,
  );
}

/**
 * Resolves the brand of a build by the name of its folder in `src/brands`.
 * @param wanted value of the environment variable `BRAND`; absent or empty means the default brand.
 * @throws Error if there is no such brand, or the package does not lead to it.
 */
export async function brandBuild(wanted?: string): Promise<BrandBuild> {
  const name = wanted || defaultBrand;
  const publicDir = fileURLToPath(new URL(`brands/${name}/public`, import.meta.url));
  if (!/^[a-z-]+$/.test(name) || !existsSync(publicDir)) {
    const names = 'of lower-case letters and hyphens, with its folder public';
    throw new Error(`BRAND=${name}: packages/brand/src/brands has no such folder, ${names}.`);
  }
  const { brand } = (await import(`./brands/${name}/facts.ts`)) as { brand: BrandFacts };
  const { themes } = (await import(`./brands/${name}/theme.ts`)) as { themes: BrandThemes };
  const { fonts } = (await import(`./brands/${name}/fonts.ts`)) as { fonts: BrandFonts };
  const conditions = conditionsOf(name, manifest.imports);
  return { name, facts: brand, themes, fonts, publicDir, conditions };
}

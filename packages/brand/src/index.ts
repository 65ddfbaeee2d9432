export { brand } from '#brand/facts';
export type { BrandFacts, BrandMarkPaths, BrandProvider, SocialNetwork } from './brand-facts.ts';
export { portalPaths } from './portal-paths.ts';

export { brand } from '#brand/facts';
export type { BrandFacts, SocialNetwork } from './brand-facts.ts';
export { portalPaths } from './portal-paths.ts';

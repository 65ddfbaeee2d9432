import type { Rolldown } from 'vite';

/** Modules that so many of the some 90 entry points load are in few files: small ones compress worse. */
const shared = { byMost: 42, byMany: 25, byAreas: 17 } as const;

/**
 * Which modules share a file of script (ADR 039). Each module, with what it imports, belongs to the first
 * group that takes it. No group lists modules: they follow from who loads them.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // Of every page.
  { name: 'entry', tags: ['$initial'], priority: 6 },
  // The contract, which pages of text do not load.
  {
    name: 'contract',
    test: /node_modules\/zod\/|packages\/(?:validation|api)\//,
    minShareCount: shared.byMost,
    priority: 5,
  },
  // No component of the design system, whose styles would be in pages that do not have it; its hooks have none.
  {
    name: 'basics',
    test: /apps\/portal\/|node_modules\/lucide-react\/|packages\/ui\/.*(?<!\.css)\.ts$/,
    minShareCount: shared.byMany,
    priority: 4,
  },
  // What else a public page loads: only what it needs, as it may be the only page of a visit.
  {
    name: 'public',
    test: /portal\/src\/screens\/(?:public|auth|account\/ProfileEntry)\//,
    entriesAware: true,
    priority: 3,
  },
  // Of the signed-in areas.
  { name: 'area', minShareCount: shared.byAreas, priority: 2 },
  { name: 'report', test: /\/ReportScreen\.tsx$/, priority: 1 },
];

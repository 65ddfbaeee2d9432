import { brand } from '@consultancy/brand';
import type { Plugin } from 'vite';
import { findingsFile, pickExamples, readFindings } from './examples.ts';
import { catalogueOf, overviewOf, rulesOf, toolOf } from './modules.ts';
import { readRegistry, registryFiles } from './read-registry.ts';

const prefix = 'virtual:audit/';

/** Name of the product in the texts of the audit engine. */
const engineProduct = 'GDB Audit';

const exported = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)};`;

/** One loader per tool, so that a page fetches the texts of its own tool only. */
function loaders(): string {
  const entries = readRegistry().map(({ tool }) => `${tool}: () => import('${prefix}${tool}')`);
  return `export const toolLoaders = { ${entries.join(', ')} };`;
}

/**
 * Source of a virtual module.
 * @param name after the prefix: one of those below, or the code of a tool.
 */
function sourceOf(name: string): string {
  switch (name) {
    case 'catalogue':
      return exported('catalogue', catalogueOf(readRegistry()));
    case 'overview':
      return exported('overview', overviewOf(readRegistry(), readFindings()));
    case 'topology-rules':
      return exported('topologyRules', rulesOf(readRegistry(), 'R_INF_04'));
    case 'examples':
      return exported('examples', pickExamples(readFindings()));
    case 'tools':
      return loaders();
    default:
      return exported('tool', toolOf(readRegistry(), name));
  }
}

/**
 * Provides the registry of checks of the audit engine and its example findings to the portal, as
 * the virtual modules that `src/audit-data.d.ts` declares. Each contains only the texts that its
 * pages show.
 * @param product name that replaces the one of the audit engine.
 */
export function auditData(product: string = brand.product): Plugin {
  return {
    name: 'audit-data',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      for (const file of [...registryFiles(), findingsFile]) this.addWatchFile(file);
      return sourceOf(id.slice(prefix.length + 1)).replaceAll(engineProduct, product);
    },
  };
}

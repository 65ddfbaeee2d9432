import type { Check } from './check.ts';
import { readSources, type SourceFile } from './source-files.ts';
import { readSyntax } from './syntax.ts';

/** A component's folder, by the path of its stories. */
const STORIES = /\/components\/(\w+)\/\1\.stories\.tsx$/;

const isCode = ({ path }: SourceFile) => !/\.(stories|test)\.tsx?$|\/testing\//.test(path);

/** What a product imports, and through it what components import of each other. */
function usedNames(product: readonly SourceFile[], components: readonly SourceFile[]): Set<string> {
  const used = new Set(
    product
      .filter(isCode)
      .flatMap((file) => readSyntax(file).imports)
      .flatMap(({ from, names }) => (from === '@consultancy/ui' ? names : [])),
  );
  const folders = Map.groupBy(
    components.filter(isCode),
    ({ path }) => path.split('/').at(-2) ?? '',
  );
  for (const name of used) {
    const imports = (folders.get(name) ?? []).flatMap((file) => readSyntax(file).imports);
    // A set that grows while it is iterated is iterated to its end.
    for (const each of imports) for (const imported of each.names) used.add(imported);
  }
  return used;
}

/**
 * Components whose stories do not say how far one may rely on them. Stable is what a product of ours uses:
 * its props change with a major version only. Experimental is what none uses yet.
 * @param product sources of the products.
 * @param components sources of the design system.
 */
export function findWrongStatuses(
  product: readonly SourceFile[],
  components: readonly SourceFile[],
): string[] {
  const used = usedNames(product, components);
  return components.flatMap(({ path, text }) => {
    const [, name] = STORIES.exec(path) ?? [];
    if (!name) return [];
    const exports = readSyntax({ path, text }).imports.flatMap(({ from, names }) =>
      from === `./${name}.tsx` ? names : [],
    );
    const isUsed = exports.some((each) => used.has(each));
    const isExperimental = /tags: \['experimental', '!stable'\]/.test(text);
    if (isUsed && isExperimental) return [`${path}: a product uses it; remove its tags.`];
    if (isUsed || isExperimental) return [];
    return [`${path}: no product uses it; add tags: ['experimental', '!stable'] to its meta.`];
  });
}

export const componentStatus: Check = {
  name: 'Components that no product uses are marked as experimental',
  run: () =>
    findWrongStatuses(
      readSources(['apps/portal/src'], /\.tsx?$/),
      readSources(['packages/ui/src/components'], /\.tsx?$/),
    ),
};

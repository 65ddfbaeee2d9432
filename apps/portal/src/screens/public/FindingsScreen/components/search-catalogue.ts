import type { catalogue } from 'virtual:audit/catalogue';
import { findingAnchor } from '../../../../config/paths.ts';
import { foldText } from '../../../../lib/fold-text.ts';
import { severityTexts } from '../../../../texts/findings-catalogue.ts';

type CatalogueTool = (typeof catalogue)[number];

/**
 * The checks whose code, title, severity or tool contains every word of a search.
 * @param search text as it is typed; everything matches a blank one.
 */
export function searchCatalogue(tools: readonly CatalogueTool[], search: string): CatalogueTool[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...tools];
  return tools
    .map((tool) => ({
      ...tool,
      checks: tool.checks.filter(({ code, title, severity }) => {
        const text = [tool.tool, tool.name, code, findingAnchor(code), title];
        const folded = foldText([...text, severityTexts[severity]].join(' '));
        return words.every((word) => folded.includes(word));
      }),
    }))
    .filter(({ checks }) => checks.length > 0);
}

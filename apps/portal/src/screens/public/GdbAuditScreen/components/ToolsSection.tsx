import { overview } from 'virtual:audit/overview';
import { Section } from '@consultancy/ui';
import { IndexedContent } from '../../../../components/IndexedContent/IndexedContent.tsx';
import { gdbAuditTexts } from '../../../../texts/gdb-audit.ts';
import { ToolArticle } from './ToolArticle.tsx';

const entries = overview.map(({ tool, name }) => ({ id: tool, code: tool, label: name }));

/** The 15 tools: an index like the legend of a map, and an article for each. */
export function ToolsSection() {
  const { id, title, lead, index } = gdbAuditTexts.tools;
  return (
    <Section id={id} title={title} lead={lead}>
      <IndexedContent label={index} entries={entries}>
        {overview.map((tool) => (
          <ToolArticle key={tool.tool} {...tool} />
        ))}
      </IndexedContent>
    </Section>
  );
}

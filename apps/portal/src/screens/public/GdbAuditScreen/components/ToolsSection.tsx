import { auditTools } from '@consultancy/validation';
import { IndexedContent } from '../../../../components/IndexedContent/IndexedContent.tsx';
import { PageSection } from '../../../../components/PageSection/PageSection.tsx';
import { gdbAuditTexts } from '../../../../texts/gdb-audit.ts';
import { ToolArticle } from './ToolArticle.tsx';

const entries = auditTools.map(({ code, name }) => ({ id: code, code, label: name }));

/** The 15 tools: an index like the legend of a map, and an article for each. */
export function ToolsSection() {
  const { id, title, lead, index } = gdbAuditTexts.tools;
  return (
    <PageSection id={id} title={title} lead={lead}>
      <IndexedContent label={index} entries={entries}>
        {auditTools.map((tool) => (
          <ToolArticle key={tool.code} {...tool} />
        ))}
      </IndexedContent>
    </PageSection>
  );
}

import type { auditTools } from '@consultancy/validation';
import { CodedArticle } from '../../../../components/CodedArticle/CodedArticle.tsx';
import { FindingMark } from '../../../../components/FindingMark/FindingMark.tsx';
import { gdbAuditTexts, toolTexts } from '../../../../texts/gdb-audit.ts';
import { TopologyRules } from './TopologyRules.tsx';

/** The tool whose rules have a table of their own (§2). */
const topologyCode = 'R_INF_04';

/** One tool: what it checks, what a finding looks like, what it needs. */
export function ToolArticle({ code, name }: (typeof auditTools)[number]) {
  const texts = toolTexts[code];
  const { checks, finding, needs } = gdbAuditTexts.tools;
  return (
    <CodedArticle
      id={code}
      code={code}
      title={name}
      level={3}
      facts={[
        { term: checks, description: texts.checks },
        { term: finding, description: <FindingMark>{texts.finding}</FindingMark> },
        { term: needs, description: texts.needs },
      ]}
    >
      {code === topologyCode ? <TopologyRules /> : null}
    </CodedArticle>
  );
}

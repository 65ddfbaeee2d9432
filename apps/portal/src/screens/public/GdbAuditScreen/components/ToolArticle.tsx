import type { overview } from 'virtual:audit/overview';
import { TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { CodedArticle } from '../../../../components/CodedArticle/CodedArticle.tsx';
import { FindingMark } from '../../../../components/FindingMark/FindingMark.tsx';
import { paths } from '../../../../config/paths.ts';
import { gdbAuditTexts } from '../../../../texts/gdb-audit.ts';
import { TopologyRules } from './TopologyRules.tsx';

/** The tool whose rules have a table of their own (§2). */
const topologyCode = 'R_INF_04';

/** One tool: its checks, an example of a finding, its requirements. */
export function ToolArticle({ tool, name, summary, example, needs }: (typeof overview)[number]) {
  const texts = gdbAuditTexts.tools;
  const finding = { term: texts.finding, description: <FindingMark>{example}</FindingMark> };
  return (
    <CodedArticle
      id={tool}
      code={tool}
      title={name}
      level={3}
      facts={[
        { term: texts.checks, description: summary },
        ...(example ? [finding] : []),
        { term: texts.needs, description: needs },
      ]}
    >
      {tool === topologyCode ? <TopologyRules /> : null}
      <TextLink asChild standalone>
        <Link to={paths.toolFindings.href(tool)}>{texts.catalogue(tool)}</Link>
      </TextLink>
    </CodedArticle>
  );
}

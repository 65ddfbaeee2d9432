import { Heading, Text } from '@consultancy/ui';
import type { auditTools } from '@consultancy/validation';
import { FindingMark } from '../../../../components/FindingMark/FindingMark.tsx';
import { gdbAuditTexts, toolTexts } from '../../../../texts/gdb-audit.ts';
import * as styles from './ToolArticle.css.ts';
import { TopologyRules } from './TopologyRules.tsx';

/** The tool whose rules have a table of their own (§2). */
const topologyCode = 'R_INF_04';

/** One tool: what it checks, what a finding looks like, what it needs. */
export function ToolArticle({ code, name }: (typeof auditTools)[number]) {
  const texts = toolTexts[code];
  const { checks, finding, needs } = gdbAuditTexts.tools;
  return (
    <article id={code} className={styles.article} aria-labelledby={`${code}-nombre`}>
      <header className={styles.head}>
        <Text mono size="sm" tone="muted">
          {code}
        </Text>
        <Heading level={3} size="lg" id={`${code}-nombre`}>
          {name}
        </Heading>
      </header>
      <dl className={styles.facts}>
        <dt className={styles.term}>{checks}</dt>
        <dd className={styles.fact}>{texts.checks}</dd>
        <dt className={styles.term}>{finding}</dt>
        <dd className={styles.fact}>
          <FindingMark>{texts.finding}</FindingMark>
        </dd>
        <dt className={styles.term}>{needs}</dt>
        <dd className={styles.fact}>{texts.needs}</dd>
      </dl>
      {code === topologyCode ? <TopologyRules /> : null}
    </article>
  );
}

import { DescriptionList, Stack, Text } from '@consultancy/ui';
import { type AuditEvent, auditEventLabels as labels } from '@consultancy/validation';
import { auditTexts as texts } from '../../texts/audit.ts';
import type { RowActionsProps } from '../report-definition.ts';
import * as styles from './AuditFacts.css.ts';
import { changesOf, type FactChange, factsOf } from './facts.ts';

function Lines({ lines, isStrong = false }: { lines: readonly string[]; isStrong?: boolean }) {
  return (
    <Stack gap="none">
      {lines.map((line) => (
        <Text key={line} as="span" size="sm" weight={isStrong ? 'strong' : undefined}>
          {line}
        </Text>
      ))}
    </Stack>
  );
}

function Changes({ changes }: { changes: readonly FactChange[] }) {
  return (
    <table className={styles.changes}>
      <caption className={styles.caption}>{texts.facts}</caption>
      <thead>
        <tr>
          {[texts.fact, labels.before, labels.after].map((heading) => (
            <th key={heading} scope="col" className={styles.cell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after, isChanged }) => (
          <tr key={name}>
            <th scope="row" className={styles.cell}>
              {name}
            </th>
            <td className={styles.cell}>
              <Lines lines={before} />
            </td>
            <td className={styles.cell}>
              <Lines lines={after} isStrong={isChanged} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The changes of an event, before and after side by side, and its other facts. */
export function AuditFacts({ row }: RowActionsProps<AuditEvent>) {
  const changes = changesOf(row);
  const facts = factsOf(row);
  return (
    <Stack gap="lg">
      {changes.length === 0 ? null : <Changes changes={changes} />}
      {facts.length === 0 ? null : (
        <Stack gap="xs">
          <Text weight="strong">{labels.detail}</Text>
          <DescriptionList
            items={facts.map(({ name, lines }) => ({
              term: name,
              description: <Lines lines={lines} />,
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}

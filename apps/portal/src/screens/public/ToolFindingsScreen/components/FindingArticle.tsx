import type { toolLoaders } from 'virtual:audit/tools';
import { Text } from '@consultancy/ui';
import { CodedArticle } from '../../../../components/CodedArticle/CodedArticle.tsx';
import { FindingMark } from '../../../../components/FindingMark/FindingMark.tsx';
import { MessageTemplate } from '../../../../components/MessageTemplate/MessageTemplate.tsx';
import { SeverityBadge } from '../../../../components/SeverityBadge/SeverityBadge.tsx';
import { findingAnchor } from '../../../../config/paths.ts';
import { toolFindingsTexts as texts } from '../../../../texts/findings-catalogue.ts';

type Tool = Awaited<ReturnType<(typeof toolLoaders)[string]>>['tool'];

/** One code: its meaning, its message, its basis, and how to correct it. */
export function FindingArticle(check: Tool['checks'][number]) {
  return (
    <CodedArticle
      id={findingAnchor(check.code)}
      code={check.code}
      badge={<SeverityBadge severity={check.severity} />}
      title={check.title}
      level={2}
      lead={<Text measure>{check.why}</Text>}
      facts={[
        {
          term: texts.message,
          description: (
            <FindingMark>
              <MessageTemplate>{check.message}</MessageTemplate>
            </FindingMark>
          ),
        },
        { term: texts.basis, description: check.basis },
        {
          term: texts.correction,
          description: <MessageTemplate>{check.correction}</MessageTemplate>,
        },
        { term: texts.arcgis, description: check.arcgis },
        { term: texts.qgis, description: check.qgis },
      ]}
    />
  );
}

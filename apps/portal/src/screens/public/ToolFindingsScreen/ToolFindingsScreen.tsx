import { toolLoaders } from 'virtual:audit/tools';
import { Box, Breadcrumbs, Container } from '@consultancy/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { IndexedContent } from '../../../components/IndexedContent/IndexedContent.tsx';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import { findingAnchor, paths } from '../../../config/paths.ts';
import { catalogueTexts, toolFindingsTexts as texts } from '../../../texts/findings-catalogue.ts';
import { supportTexts } from '../../../texts/support.ts';
import { FindingArticle } from './components/FindingArticle.tsx';
import { NeighborTools } from './components/NeighborTools.tsx';

type Tool = Awaited<ReturnType<(typeof toolLoaders)[string]>>['tool'];

const stepTo = (href: string, label: string) => ({
  key: href,
  label,
  link: (props: object) => <Link to={href} {...props} />,
});

/** The findings of one tool: each code with its meaning and how to correct it. */
export function ToolFindingsScreen({ tool }: { tool: Tool }) {
  const entries = tool.checks.map(({ code, title }) => ({
    id: findingAnchor(code),
    code,
    label: title,
  }));
  return (
    <>
      <PageHero
        title={tool.name}
        section={texts.section(tool.tool, tool.name)}
        lead={tool.summary}
        above={
          <Breadcrumbs
            label={texts.trail}
            items={[
              stepTo(paths.supportHome.href(), supportTexts.title),
              stepTo(paths.findings.href(), catalogueTexts.title),
              { key: tool.tool, label: tool.tool },
            ]}
          />
        }
      />
      <Box paddingBlock="xxl">
        <Container>
          <IndexedContent label={texts.index(tool.tool)} entries={entries}>
            {tool.checks.map((check) => (
              <FindingArticle key={check.code} {...check} />
            ))}
          </IndexedContent>
          <NeighborTools tool={tool.tool} />
        </Container>
      </Box>
    </>
  );
}

/** The screen of one tool, with its texts. @throws the error of the request for the texts. */
export async function loadToolFindings(
  code: string,
): Promise<Record<'ToolFindingsScreen', ComponentType>> {
  const load = toolLoaders[code];
  if (!load) throw new Error(`The registry of checks has no ${code}`);
  const { tool } = await load();
  return { ToolFindingsScreen: () => <ToolFindingsScreen tool={tool} /> };
}

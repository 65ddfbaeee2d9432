import { Box, Container, Prose } from '@consultancy/ui';
import { IndexedContent } from '../../../components/IndexedContent/IndexedContent.tsx';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import {
  dataPolicySections,
  type PolicyBlock,
  type PolicySection,
  dataPolicyTexts as texts,
} from '../../../texts/data-policy.ts';
import * as styles from './DataPolicyScreen.css.ts';

function Block({ block }: { block: PolicyBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

function Section({ section, number }: { section: PolicySection; number: number }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-titulo`} className={styles.section}>
      <Prose>
        <h2 id={`${section.id}-titulo`}>{`${number}. ${section.title}`}</h2>
        {section.blocks.map((block) => (
          <Block key={typeof block === 'string' ? block : block.items[0]} block={block} />
        ))}
      </Prose>
    </section>
  );
}

const entries = dataPolicySections.map(({ id, title }, index) => ({
  id,
  label: title,
  code: String(index + 1).padStart(2, '0'),
}));

/** The personal-data policy (§2, §9; Ley 1581 de 2012), with its contents beside it. */
export function DataPolicyScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <Box paddingBlock="xxl">
        <Container>
          <IndexedContent label={texts.index} entries={entries}>
            {dataPolicySections.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1} />
            ))}
          </IndexedContent>
        </Container>
      </Box>
    </>
  );
}

import { Heading, Text } from '@consultancy/ui';
import { Fragment, type ReactNode } from 'react';
import * as styles from './CodedArticle.css.ts';

interface CodedArticleProps {
  /** Its anchor. */
  id: string;
  /** Code above the title, in a monospace font. */
  code: string;
  /** A mark beside the code. */
  badge?: ReactNode;
  title: string;
  /** Level of the title. */
  level: 2 | 3;
  /** Content between the title and the facts. */
  lead?: ReactNode;
  /** Terms with their descriptions. */
  facts: readonly { term: string; description: ReactNode }[];
  /** Content below the facts. */
  children?: ReactNode;
}

/** An article with a code, a title and a list of facts. */
export function CodedArticle(props: CodedArticleProps) {
  const { id, code, badge, title, level, lead, facts, children } = props;
  const titleId = `${id}-nombre`;
  return (
    <article id={id} className={styles.article} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Text as="div" mono size="sm" tone="muted">
          {badge ? (
            <>
              {code} {badge}
            </>
          ) : (
            code
          )}
        </Text>
        <Heading level={level} size="lg" id={titleId}>
          {title}
        </Heading>
      </header>
      {lead}
      <dl className={styles.facts}>
        {facts.map(({ term, description }) => (
          <Fragment key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.fact}>{description}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </article>
  );
}

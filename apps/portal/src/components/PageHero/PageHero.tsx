import { Container, Heading, Inline, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import * as styles from './PageHero.css.ts';

interface PageHeroProps {
  /** The heading of the page. */
  title: string;
  /** Section in the page's title in the browser. @defaultValue the heading */
  section?: string;
  /** Above everything else: the way to this page. */
  above?: ReactNode;
  /** A line of lettering above the heading, as on the margin of a map sheet. */
  kicker?: string;
  /** What the page gives, in a sentence or two. */
  lead?: string;
  /** Where to go on from here. */
  actions?: ReactNode;
  /** What stands beside the heading where there is room, and below it elsewhere. */
  children?: ReactNode;
}

/** The head of a public page. */
export function PageHero({
  title,
  section = title,
  above,
  kicker,
  lead,
  actions,
  children,
}: PageHeroProps) {
  useDocumentTitle(section);
  const words = (
    <Stack gap="lg">
      {above}
      {kicker ? (
        <Text mono size="xs" tone="muted">
          {kicker}
        </Text>
      ) : null}
      <Heading level={1} size="display">
        {title}
      </Heading>
      {lead ? (
        <Text size="lg" measure>
          {lead}
        </Text>
      ) : null}
      {actions ? <Inline gap="sm">{actions}</Inline> : null}
    </Stack>
  );
  return (
    <div className={styles.hero}>
      <Container width="wide">
        {children ? (
          <div className={styles.columns}>
            {words}
            {children}
          </div>
        ) : (
          words
        )}
      </Container>
    </div>
  );
}

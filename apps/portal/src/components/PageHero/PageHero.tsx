import { Container, Heading, Inline, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import * as styles from './PageHero.css.ts';

interface PageHeroProps {
  /** The heading of the page. */
  title: string;
  /** Section in the page's title in the browser. @defaultValue the heading */
  section?: string;
  /** Content above everything else: the breadcrumbs. */
  above?: ReactNode;
  /** A line above the heading, as in the margin of a map. */
  kicker?: string;
  /** The benefit of the page, in a sentence or two. */
  lead?: string;
  /** Links. */
  actions?: ReactNode;
  /** Content beside the heading on wide screens, and below it on others. */
  children?: ReactNode;
}

/** The hero of a public page. */
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
  const text = (
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
            {text}
            {children}
          </div>
        ) : (
          text
        )}
      </Container>
    </div>
  );
}

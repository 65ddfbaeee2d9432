import { Container, Grid, Heading, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import * as styles from './PageSection.css.ts';

interface PageSectionProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One section of a public page: its heading and lead beside or above its content. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Container width="wide">
        <Stack gap="lg">
          <Grid columns={{ mobile: 1, desktop: 2 }} gap="sm" align="end">
            <Heading level={2} size="xl" id={id}>
              {title}
            </Heading>
            {lead ? (
              <Text tone="muted" measure>
                {lead}
              </Text>
            ) : null}
          </Grid>
          {children}
        </Stack>
      </Container>
    </section>
  );
}

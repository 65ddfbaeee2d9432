import { Container, Grid, Heading, Stack, Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import * as styles from './HomeSection.css.ts';

interface HomeSectionProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** One section of the home page: its heading and lead beside or above its content. */
export function HomeSection({ id, title, lead, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Container width="wide">
        <Stack gap="lg">
          <Grid columns={{ mobile: 1, desktop: 2 }} gap="sm" align="end">
            <Heading level={2} size="xl" id={id}>
              {title}
            </Heading>
            <Text tone="muted" measure>
              {lead}
            </Text>
          </Grid>
          {children}
        </Stack>
      </Container>
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import { Box, type BoxProps } from '../Box/Box.tsx';
import { Container, type ContainerProps } from '../Container/Container.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import type { NoAttributes } from '../private/types.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export interface SectionProps
  extends Pick<BoxProps, 'surface'>,
    Pick<ContainerProps, 'width'>,
    NoAttributes {
  /** Heading and accessible name of the section. */
  title: string;
  /** Heading level of the title. @defaultValue 2 */
  titleLevel?: 2 | 3 | undefined;
  /** Introduction of one or two sentences, beside the title on wide screens. */
  lead?: ReactNode;
  /** The `id` of the heading, for anchors. @defaultValue a generated id */
  id?: string | undefined;
  children?: ReactNode;
}

/** A section of a page with its title, introduction and content, as wide as the page. */
export function Section({ title, titleLevel = 2, lead, surface, width, ...rest }: SectionProps) {
  const generated = useId();
  const id = rest.id ?? generated;
  return (
    <Box as="section" aria-labelledby={id} paddingBlock="xxl" rule="soft" surface={surface}>
      <Container width={width}>
        <Stack gap="lg">
          <Grid columns={{ mobile: 1, desktop: 2 }} gap="sm" align="end">
            <Heading level={titleLevel} size="xl" id={id}>
              {title}
            </Heading>
            {lead ? (
              <Text tone="muted" measure>
                {lead}
              </Text>
            ) : null}
          </Grid>
          {rest.children}
        </Stack>
      </Container>
    </Box>
  );
}

import { type ReactNode, useId } from 'react';
import { Box, type BoxProps } from '../Box/Box.tsx';
import { Container, type ContainerProps } from '../Container/Container.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export interface SectionProps extends Pick<BoxProps, 'surface'>, Pick<ContainerProps, 'width'> {
  /** Names the section. */
  title: string;
  /** The level of the title in the outline. @defaultValue 2 */
  titleLevel?: 2 | 3 | undefined;
  /** What it is about, in a sentence or two; beside the title on wide screens. */
  lead?: ReactNode;
  /** Id of the title, for anchors; left out, a generated one. */
  id?: string | undefined;
  children?: ReactNode;
}

/** One section of a page: its title, a lead and its content, over the width of the page. */
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

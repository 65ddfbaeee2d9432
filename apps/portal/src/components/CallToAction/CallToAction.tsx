import { Box, Button, Container, Heading, Stack, Text } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

interface CallToActionProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  text: string;
  /** Label of the link to the registration. */
  action: string;
  /** Small print. */
  note?: string;
}

/** The call to action at the end of a public page: a statement and a link to the registration. */
export function CallToAction({ id, title, text, action, note }: CallToActionProps) {
  return (
    <Box as="section" aria-labelledby={id} paddingBlock="xxl" surface="sunken">
      <Container>
        <Stack gap="md" align="start">
          <Heading level={2} size="xl" id={id}>
            {title}
          </Heading>
          <Text measure>{text}</Text>
          <Button asChild variant="primary" size="lg">
            <Link to={paths.auth.href()}>{action}</Link>
          </Button>
          {note ? (
            <Text size="sm" tone="muted" measure>
              {note}
            </Text>
          ) : null}
        </Stack>
      </Container>
    </Box>
  );
}

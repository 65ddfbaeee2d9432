import { useSession } from '@consultancy/api/hooks';
import { Box, Button, Container, Heading, Stack, Text } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { siteTexts } from '../../texts/site.ts';

interface CallToActionProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  text: string;
  /** The text for signed-in users, where the other one is about the registration. */
  signedInText?: string;
  /** Label of the link to the registration. */
  action: string;
  /** Small print. */
  note?: string;
}

/**
 * The call to action at the end of a public page: a statement and a link to the registration, or to
 * the downloads for signed-in users.
 */
export function CallToAction({ id, title, action, note, ...texts }: CallToActionProps) {
  const { isAuth } = useSession();
  return (
    <Box as="section" aria-labelledby={id} paddingBlock="xxl" surface="sunken">
      <Container>
        <Stack gap="md" align="start">
          <Heading level={2} size="xl" id={id}>
            {title}
          </Heading>
          <Text measure>{(isAuth && texts.signedInText) || texts.text}</Text>
          <Button asChild variant="primary" size="lg">
            <Link to={(isAuth ? paths.downloads : paths.auth).href()}>
              {isAuth ? siteTexts.downloads : action}
            </Link>
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

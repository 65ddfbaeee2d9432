import { Button, Container, Heading, Stack, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router';
import { lead, title } from '../../../content.ts';

export default function Home() {
  return (
    <Container as="main" width="regular">
      <Stack gap="lg">
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text>
          {lead}{' '}
          <TextLink asChild>
            <Link to="/pagina">Estaciones</Link>
          </TextLink>
        </Text>
        <Button asChild variant="primary">
          <Link to="/pagina">Ver la página</Link>
        </Button>
      </Stack>
    </Container>
  );
}

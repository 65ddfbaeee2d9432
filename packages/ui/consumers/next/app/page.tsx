import { Button, Card, Container, Grid, Heading, Stack, Text, TextLink } from '@consultancy/ui';
import Link from 'next/link';
import { lead, site, title } from '../../content.ts';

/** A server component: its links are rendered on the server and slotted into client components. */
export default function Home() {
  return (
    <Container as="main" width="regular">
      <Stack gap="lg">
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Grid columns={{ mobile: 1, tablet: 2 }} gap="md">
          <Card title={site} as="article">
            <Text tone="muted">{lead}</Text>
          </Card>
          <TextLink asChild>
            <Link href="/pagina/">Estaciones</Link>
          </TextLink>
        </Grid>
        <Button asChild variant="primary">
          <Link href="/pagina/">Ver la página</Link>
        </Button>
      </Stack>
    </Container>
  );
}

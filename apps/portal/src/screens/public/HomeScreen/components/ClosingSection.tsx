import { Button, Container, Heading, Stack, Text } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { homeTexts } from '../../../../texts/home.ts';
import * as styles from './ClosingSection.css.ts';

/** The call to register, and what the product is not. */
export function ClosingSection() {
  const { title, text, action, independence } = homeTexts.closing;
  return (
    <section aria-labelledby="pruebelo" className={styles.closing}>
      <Container width="wide">
        <Stack gap="md" align="start">
          <Heading level={2} size="xl" id="pruebelo">
            {title}
          </Heading>
          <Text measure>{text}</Text>
          <Button asChild variant="primary" size="lg">
            <Link to={paths.auth.href()}>{action}</Link>
          </Button>
          <Text size="sm" tone="muted" measure>
            {independence}
          </Text>
        </Stack>
      </Container>
    </section>
  );
}

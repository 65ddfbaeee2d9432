import { Button, Container, Heading, Inline, Stack, Text } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { headingTexts as texts } from '../../../texts/public.ts';
import * as styles from './HeadingScreen.css.ts';

interface HeadingScreenProps {
  /** The heading of the page. */
  title: string;
}

/** A public page that consists of its heading (§2), in a finished frame with ways on. */
export function HeadingScreen({ title }: HeadingScreenProps) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <Container width="wide">
        <div className={styles.sheet}>
          <Stack gap="xl">
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Stack gap="sm">
              <Text size="sm" tone="muted">
                {texts.next}
              </Text>
              <Inline gap="sm">
                <Button asChild variant="primary">
                  <Link to={paths.auth.href()}>{texts.register}</Link>
                </Button>
                <Button asChild>
                  <Link to={paths.home.href()}>{texts.home}</Link>
                </Button>
              </Inline>
            </Stack>
          </Stack>
        </div>
      </Container>
    </div>
  );
}

import { Button, Container, Heading, Inline, Stack, Text } from '@consultancy/ui';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { MapDetail } from '../../../components/MapFrame/MapFrame.tsx';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { headingTexts as texts } from '../../../texts/public.ts';
import * as styles from './HeadingScreen.css.ts';
import { type HeadingPage, headingPages } from './heading-pages.ts';

function HeadingSheet({ title, detail, links }: HeadingPage) {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <Container>
        <div className={styles.sheet}>
          <div className={styles.text}>
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Stack gap="sm">
              <Text size="sm" tone="muted">
                {texts.next}
              </Text>
              <Inline gap="sm">
                {links.map(({ href, label }, index) => (
                  <Button key={href} asChild variant={index === 0 ? 'primary' : 'secondary'}>
                    <Link to={href}>{label}</Link>
                  </Button>
                ))}
              </Inline>
            </Stack>
          </div>
          <MapDetail name={detail} shape="square" />
        </div>
      </Container>
    </div>
  );
}

/** The public pages that consist of their heading (§2), each in a complete frame with links. */
export function HeadingScreen() {
  const { pathname } = useLocation();
  const page = headingPages.find(({ path }) => matchPath(path, pathname));
  return page ? <HeadingSheet {...page} /> : null;
}

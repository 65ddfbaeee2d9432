import { useSession } from '@consultancy/api/hooks';
import { Button, Container, Heading, Inline, Stack, Text } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { RegisterLink } from '../../../../components/CallToAction/RegisterLink.tsx';
import { MapFrame } from '../../../../components/MapFrame/MapFrame.tsx';
import { paths } from '../../../../config/paths.ts';
import { homeTexts } from '../../../../texts/home.ts';
import * as styles from './HeroSection.css.ts';

/** What a registration is worth to visitors without an account. */
function RegistrationNote() {
  if (useSession().isAuth) return null;
  return (
    <div className={styles.onlyForAnonymous}>
      <Text size="sm" tone="muted" measure>
        {homeTexts.hero.note}
      </Text>
    </div>
  );
}

/** The title, the two links (§2) and the checked map. */
export function HeroSection() {
  const { kicker, title, lead, register, discover } = homeTexts.hero;
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.columns}>
          <Stack gap="lg">
            <Text mono size="xs" tone="muted">
              {kicker}
            </Text>
            <div className={styles.title}>
              <Heading level={1} size="display">
                {title}
              </Heading>
            </div>
            <Text size="lg" measure>
              {lead}
            </Text>
            <Inline gap="sm">
              <RegisterLink label={register} />
              <Button asChild size="lg">
                <Link to={paths.productServices.href()}>{discover}</Link>
              </Button>
            </Inline>
            <RegistrationNote />
          </Stack>
          <MapFrame />
        </div>
      </Container>
    </div>
  );
}

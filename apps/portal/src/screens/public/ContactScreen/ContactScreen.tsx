import { brand } from '@consultancy/brand';
import { Box, Card, Container, Grid, Inline, Stack, Text, TextLink } from '@consultancy/ui';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import { SocialIcon } from '../../../components/SocialIcon/SocialIcon.tsx';
import { provider } from '../../../config/provider.ts';
import { siteTexts } from '../../../texts/site.ts';
import { contactTexts as texts } from '../../../texts/support.ts';
import { SuggestionBox } from './components/SuggestionBox.tsx';

function Networks() {
  return (
    <Stack as="ul" gap="md">
      {brand.social.map(({ network, label, href }) => (
        <li key={network}>
          <Inline gap="sm" wrap={false}>
            <SocialIcon network={network} />
            <TextLink href={href} target="_blank" rel="noopener noreferrer" standalone>
              {`${label} ${siteTexts.newTab}`}
            </TextLink>
          </Inline>
        </li>
      ))}
    </Stack>
  );
}

/** The contact page (§2): the support e-mail, the suggestion box and three social networks. */
export function ContactScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <Box paddingBlock="xxl">
        <Container>
          <Grid columns={{ mobile: 1, desktop: 2 }} gap="xl" align="start">
            <Stack gap="lg">
              <Card title={texts.email}>
                <Stack gap="sm" align="start">
                  <Text>{texts.emailText}</Text>
                  <TextLink href={`mailto:${provider.email}`} standalone>
                    {provider.email}
                  </TextLink>
                </Stack>
              </Card>
              <Card title={texts.networks}>
                <Networks />
              </Card>
            </Stack>
            <SuggestionBox />
          </Grid>
        </Container>
      </Box>
    </>
  );
}

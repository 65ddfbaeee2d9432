import { Card, Grid, Stack, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { supportTexts as texts } from '../../texts/support.ts';

const links = [
  { ...texts.ways.contact, to: paths.contact.href() },
  { ...texts.ways.findings, to: paths.findings.href() },
  { ...texts.ways.terms, to: paths.terms.href() },
  { ...texts.ways.dataPolicy, to: paths.dataPolicy.href() },
];

/** Links to help (§2 «Soporte»): contact, terms of use, data policy. */
export function SupportLinks() {
  return (
    <Grid columns={{ mobile: 1, tablet: 2 }} gap="lg">
      {links.map(({ title, text, link, to }) => (
        <Card key={title} title={title}>
          <Stack gap="md" align="start">
            <Text>{text}</Text>
            <TextLink asChild standalone>
              <Link to={to}>{link}</Link>
            </TextLink>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

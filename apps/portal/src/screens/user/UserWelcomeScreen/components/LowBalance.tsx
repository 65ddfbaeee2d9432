import { Alert, Inline, Stack, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { userTexts as texts } from '../../../../texts/user.ts';

/** Warns that the credits are low, with the consequence, and where to buy more. */
export function LowBalance() {
  return (
    <Alert tone="warning" title={texts.lowTitle}>
      <Stack gap="xs">
        <Text size="sm" measure>
          {texts.lowText}
        </Text>
        <Inline gap="md">
          <TextLink asChild>
            <Link to={paths.contact.href()}>{texts.contact}</Link>
          </TextLink>
          <TextLink asChild>
            <Link to={paths.pricing.href()}>{texts.prices}</Link>
          </TextLink>
        </Inline>
      </Stack>
    </Alert>
  );
}

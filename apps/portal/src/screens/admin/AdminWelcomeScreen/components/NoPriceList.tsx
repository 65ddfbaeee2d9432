import { Alert, Stack, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { areaPaths } from '../../../../config/area-paths.ts';
import { overviewTexts as texts } from '../../../../texts/overview.ts';

/** What a new portal needs before a tool can be run (§9). */
export function NoPriceList() {
  return (
    <Alert tone="warning" title={texts.noPrices}>
      <Stack gap="xs" align="start">
        <Text size="sm">{texts.noPricesText}</Text>
        <TextLink asChild standalone>
          <Link to={areaPaths.priceLists.href()}>{texts.seePrices}</Link>
        </TextLink>
      </Stack>
    </Alert>
  );
}

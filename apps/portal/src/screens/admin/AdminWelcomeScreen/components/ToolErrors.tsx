import { Card, CategoryBars, Stack, Text, TextLink } from '@consultancy/ui';
import type { AdminOverview } from '@consultancy/validation';
import { formatDecimal } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { areaPaths } from '../../../../config/area-paths.ts';
import { overviewTexts as texts } from '../../../../texts/overview.ts';

/** Errors of the month by tool, in descending order. */
export function ToolErrors({ tools }: Pick<AdminOverview, 'tools'>) {
  const withErrors = tools.filter(({ errors }) => errors > 0);
  return (
    <Card
      title={texts.errors}
      footer={
        <TextLink asChild standalone>
          <Link to={areaPaths.allErrors.href()}>{texts.seeErrors}</Link>
        </TextLink>
      }
    >
      {withErrors.length === 0 ? (
        <Text tone="muted">{texts.noErrors}</Text>
      ) : (
        <Stack gap="md">
          <CategoryBars
            caption={texts.errors}
            captionHidden
            bars={withErrors.map(({ feature_id, feature_name, errors }) => ({
              key: feature_id,
              label: `${feature_id} ${feature_name}`,
              value: errors,
            }))}
            barHeader={texts.errorsTool}
            valueLabel={texts.errorsCount}
            formatValue={(value) => texts.errorsOf(formatDecimal(String(value)))}
            noValue={texts.noValue}
          />
        </Stack>
      )}
    </Card>
  );
}

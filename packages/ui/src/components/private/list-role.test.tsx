import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Steps } from '../Steps/Steps.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';

const lists: Record<string, ReactElement> = {
  ErrorSummary: (
    <ErrorSummary title="Revise" errors={[{ fieldId: 'name', message: 'Escriba su nombre.' }]} />
  ),
  Grid: (
    <Grid as="ul" columns={2} gap="sm">
      <li>Uno</li>
    </Grid>
  ),
  Inline: (
    <Inline as="ul" gap="sm">
      <li>Uno</li>
    </Inline>
  ),
  Stack: (
    <Stack as="ol" gap="sm">
      <li>Uno</li>
    </Stack>
  ),
  Steps: <Steps items={[{ key: 'a', title: 'Uno', body: 'Primero' }]} />,
  Timeline: <Timeline events={[{ key: 'a', dateTime: '2026-11-18', time: 'Hoy', title: 'Uno' }]} />,
};

it.each(Object.entries(lists))('%s has the role of a list, which Safari would drop', (_, list) => {
  expect(renderToStaticMarkup(list)).toMatch(/<[ou]l[^>]* role="list"/);
});

it('a stack of other content has no role', () => {
  expect(renderToStaticMarkup(<Stack gap="sm">Uno</Stack>)).not.toContain('role=');
});

import type { ReactNode } from 'react';
import { Grid } from '../components/Grid/Grid.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

const states = {
  rest: 'Al descanso',
  hover: 'Bajo el puntero',
  focus: 'Con el foco',
  active: 'Presionado',
} as const;

const within = (state: keyof typeof states, elements: string) =>
  `[data-state-shown="${state}"] :is(${elements})`;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Story properties that show a component at rest, on hover, focused and active, side by side.
 * Spread them into the story.
 * @param render renders the component; called once per state, so ids must not be fixed. It receives
 *   the name of the state, which the names of landmarks must include.
 */
export function showStates<Args>(render: (args: Args, state: string) => ReactNode) {
  return {
    // The globals of the story and not parameters, which the addon would apply to the next story of
    // the same page.
    globals: {
      pseudo: {
        hover: [within('hover', '*'), within('active', '*')],
        focus: [within('focus', focusable)],
        focusVisible: [within('focus', focusable)],
        active: [within('active', focusable)],
      },
    },
    render: (args: Args) => (
      <Grid columns={{ mobile: 1, tablet: 2 }} gap="lg">
        {Object.entries(states).map(([state, name]) => (
          <Stack key={state} gap="xs">
            <Text size="sm" tone="muted">
              {name}
            </Text>
            <div data-state-shown={state}>{render(args, name)}</div>
          </Stack>
        ))}
      </Grid>
    ),
  };
}

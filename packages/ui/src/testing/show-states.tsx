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
 * What a story needs to show one component in the states that only a pointer or a keyboard bring
 * about, side by side and standing still: spread it into the story.
 * @param render gives the component; called once for each state, so ids must not be fixed, and what
 *   names a landmark takes the state's words, which it is given as well.
 */
export function showStates<Args>(render: (args: Args, state: string) => ReactNode) {
  return {
    // The story's own globals rather than parameters, which the addon would leave behind for the
    // next story of the same page.
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

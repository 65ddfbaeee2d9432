import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { Button } from '../src/components/Button/Button.tsx';
import { Inline } from '../src/components/Inline/Inline.tsx';
import { LoadMore } from '../src/components/LoadMore/LoadMore.tsx';
import { Progress } from '../src/components/Progress/Progress.tsx';
import { RadioGroup } from '../src/components/RadioGroup/RadioGroup.tsx';
import { SidebarNav } from '../src/components/SidebarNav/SidebarNav.tsx';
import { Stack } from '../src/components/Stack/Stack.tsx';
import { Stat } from '../src/components/Stat/Stat.tsx';
import { Tabs } from '../src/components/Tabs/Tabs.tsx';
import { TextField } from '../src/components/TextField/TextField.tsx';
import { smallColumn } from './blocks/blocks.css.ts';

/** A word without a place to break, as visitors have in their names and addresses. */
const WORD = 'maria.delosangeles.rodriguez@cuencasandinas.example';

function TextOverflow() {
  return (
    <div className={smallColumn}>
      <Stack gap="lg">
        <Inline gap="sm">
          <Button iconStart={<Download />}>{WORD}</Button>
          <Button busy={false} busyLabel={WORD}>
            {WORD}
          </Button>
        </Inline>
        <TextField label={WORD} hint={WORD} error={WORD} />
        <RadioGroup
          name="choice"
          label={WORD}
          options={[{ value: 'a', label: WORD }]}
          hint={WORD}
          error={WORD}
        />
        <LoadMore
          status={WORD}
          hasMore
          onLoadMore={() => {}}
          label="Mostrar más"
          busyLabel="Cargando…"
        />
        <Progress
          label={WORD}
          value={1}
          valueText={WORD}
          onCancel={() => {}}
          cancelLabel="Cancelar"
        />
        <SidebarNav
          label={WORD}
          groups={[
            {
              label: WORD,
              items: [{ key: 'a', label: WORD, link: (props) => <a href="#a" {...props} /> }],
            },
          ]}
        />
        <Stat label={WORD} value={WORD} hint={WORD} />
        <Tabs label={WORD} defaultValue="a" items={[{ key: 'a', label: WORD, content: WORD }]} />
      </Stack>
    </div>
  );
}

const meta = {
  title: 'Foundations/Text overflow',
  component: TextOverflow,
  // Its page is «Layout», which shows it.
  tags: ['!autodocs'],
  parameters: { screenshots: { disable: true } },
} satisfies Meta<typeof TextOverflow>;
export default meta;

/** A word that is longer than its column breaks, and widens no component. */
export const LongContent: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'w320' } },
};

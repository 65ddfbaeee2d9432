import { camel, type NewFile } from './names.ts';

const code = (name: string) => `import type { ReactNode } from 'react';
import { ${camel(name)} } from './${name}.css.ts';

export interface ${name}Props {
  /** Its content. */
  children: ReactNode;
}

/** Describe its purpose in one sentence. */
export function ${name}({ children }: ${name}Props) {
  return <div className={${camel(name)}}>{children}</div>;
}
`;

const styles = (name: string) => `import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const ${camel(name)} = style({
  padding: space.md,
  color: color.text.regular,
  overflowWrap: 'anywhere',
});
`;

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFit } from '../private/expect-fit.ts';
import { ${name} } from './${name}.tsx';

const meta = {
  component: ${name},
  tags: ['experimental', '!stable'],
  args: { children: 'Área de influencia' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Área de influencia')).toBeVisible();
  },
};
export const Playground: Story = {};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children:
      'Área de influencia: Consorcio_Interventoria_Hidroelectrica_del_Alto_Magdalena_y_Afluentes_2026.gdb',
  },
  play: expectFit,
};
`;

const page = (
  name: string,
) => `import { Canvas, Controls, Meta, Stories } from '@storybook/addon-docs/blocks';
import * as ${name}Stories from './${name}.stories.tsx';

<Meta of={${name}Stories} />

# ${name}

Describe its purpose in one sentence.

<Canvas of={${name}Stories.Default} />

## When to use it

- Name the place on a screen.

## When not

- Name the alternative.

## Props

<Controls of={${name}Stories.Default} />

<Stories includePrimary={false} />
`;

const specification = (name: string) => `# ${name}

| MUST                                | shown by            |
| ----------------------------------- | ------------------- |
| show its children                   | story \`Default\`     |
| never widen the page                | story \`LongContent\` |

Not its job: describe what the caller does instead.
`;

/**
 * The folder of a new component of the design system.
 * @param withSpec whether it has behaviour, and so a `SPEC.md`.
 */
export function componentFiles(name: string, withSpec: boolean): NewFile[] {
  const file = (ending: string, text: string) => ({
    path: `packages/ui/src/components/${name}/${ending}`,
    text,
  });
  return [
    file(`${name}.tsx`, code(name)),
    file(`${name}.css.ts`, styles(name)),
    file(`${name}.stories.tsx`, stories(name)),
    file(`${name}.mdx`, page(name)),
    ...(withSpec ? [file('SPEC.md', specification(name))] : []),
  ];
}

/** The entry with the export of a component in its place by the alphabet of paths. */
export function withExport(entry: string, name: string): string {
  const path = `../components/${name}/${name}.tsx`;
  const line = `export { ${name}, type ${name}Props } from '${path}';\n`;
  const after = [...entry.matchAll(/^export [^;]*? from '([^']+)';\n/gm)].find(
    ([, from = '']) => from.toLowerCase() > path.toLowerCase(),
  );
  const at = after?.index ?? entry.length;
  return entry.slice(0, at) + line + entry.slice(at);
}

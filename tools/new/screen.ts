import { camel, kebab, literal, type NewFile } from './names.ts';

/** The areas of the portal, and the frame and session of their screens in stories. */
export const areas = {
  public: { frame: 'public', session: null },
  auth: { frame: 'public', session: null },
  account: { frame: 'user', session: 'ordinaryUser' },
  user: { frame: 'user', session: 'ordinaryUser' },
  admin: { frame: 'admin', session: 'administrator' },
} as const;

export type Area = keyof typeof areas;

/** A new screen. */
export interface ScreenPlan {
  readonly area: Area;
  /** In PascalCase, without `Screen`. */
  readonly name: string;
  /** Its heading in Spanish. */
  readonly title: string;
  /** The endpoint from which it reads a list; absent for a screen without data. */
  readonly reads?: string;
}

/** The parts of a screen that reads data; empty for one that does not. */
function reading({ area, reads }: ScreenPlan) {
  if (!reads) return { imports: '', components: [], found: '', hook: '', outcome: '' };
  const isOwn = areas[area].session !== null;
  const own = 'const username = useSession().currentUser?.username ?? null;';
  return {
    imports: `import { useEndpoint${isOwn ? ', useSession' : ''} } from '@consultancy/api/hooks';
import { ${reads} } from '@consultancy/validation';
import { OriginalErrorState } from '../../../components/OriginalErrorState/OriginalErrorState.tsx';
import { originals } from '../../../texts/originals-en.ts';
`,
    components: ['EmptyState', 'Spinner'],
    found: `
/** Render the data in a table. */
function Found({ count }: { count: number }) {
  if (count === 0) return <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>;
  return <Text>{texts.found(count)}</Text>;
}
`,
    hook: `${isOwn ? own : ''}
  const { data, error, reload } = useEndpoint(${reads}, {}${isOwn ? ', username' : ''});
`,
    outcome: `{data ? (
        <Found count={data.items.length} />
      ) : error ? (
        <OriginalErrorState original={originals.fetchFailed} onRetry={() => void reload()} />
      ) : (
        <Spinner label={texts.loading} />
      )}`,
  };
}

const screen = (plan: ScreenPlan) => {
  const { area, name } = plan;
  const { imports, components, found, hook, outcome } = reading(plan);
  const texts = `${camel(name)}Texts`;
  const isPublic = areas[area].frame === 'public';
  const used = isPublic ? ['Container', 'Heading', 'Stack', 'Text'] : ['Stack'];
  const names = new Set([...used, ...components, ...(found ? ['Text'] : [])]);
  const own = isPublic
    ? "{ useDocumentTitle } from '../../../lib/use-document-title.ts'"
    : "{ PageHeading } from '../../../components/PageHeading/PageHeading.tsx'";
  const content = isPublic
    ? `<Container width="regular"><Stack gap="lg">
        <Heading level={1}>{texts.title}</Heading>
        <Text measure>{texts.lead}</Text>
        ${outcome}
      </Stack></Container>`
    : `<Stack gap="xl">
        <PageHeading title={texts.title} lead={texts.lead} />
        ${outcome}
      </Stack>`;
  return `${imports}import { ${[...names].sort().join(', ')} } from '@consultancy/ui';
import ${own};
import { ${texts} as texts } from '../../../texts/${kebab(name)}.ts';
${found}
/** Describe its purpose, and the paragraph of the specification. */
export function ${name}Screen() {
  ${isPublic ? 'useDocumentTitle(texts.title);' : ''}
  ${hook}
  return (
    ${content}
  );
}
`;
};

/** The states that the checks require of a screen that reads data. */
const readingStories = (call: string) => `
export const Loading: Story = {
  parameters: storyParameters({ ${call}: never(${call}) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: storyParameters({ ${call}: empty(${call}) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptyTitle)).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: storyParameters({ ${call}: failsWith(${call}, 500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching data.')).toBeVisible();
  },
};
`;

const stories = ({ area, name, title, reads }: ScreenPlan) => {
  const { frame, session } = areas[area];
  const from = `${camel(name)}Texts as texts } from '../../../texts/${kebab(name)}.ts';`;
  const group = area.charAt(0).toUpperCase() + area.slice(1);
  const known = [...(session ? [session] : []), ...(reads ? ['empty', 'failsWith', 'never'] : [])];
  const kit =
    known.length > 0 ? `import { ${known.join(', ')} } from '@consultancy/api/testing';\n` : '';
  const call = reads ? `import { ${reads} } from '@consultancy/validation';\n` : '';
  return `${kit}${call}import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone, screenParameters${reads ? ', storyParameters' : ''} } from '../../../testing/screen-kit.ts';
${reads ? `import { ${from}\n` : ''}import { ${name}Screen } from './${name}Screen.tsx';

const meta = {
  title: 'Screens/${group}/${name}',
  component: ${name}Screen,
  parameters: screenParameters({
    route: '/${kebab(name)}',
    session: ${session},
    frame: '${frame}',
  }),
} satisfies Meta<typeof ${name}Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      ${literal(title)},
    );
  },
};
${reads ? readingStories(reads) : ''}
export const Mobile: Story = { ...onPhone };
`;
};

const readingTexts = `  loading: 'Buscando…',
  emptyTitle: 'Todavía no hay nada aquí',
  emptyText: 'Diga aquí qué hacer para que haya algo.',
  found: (count: number) => (count === 1 ? '1 registro' : \`\${count} registros\`),
`;

const texts = ({ name, title, reads }: ScreenPlan) => `/** Texts of the screen «${title}». */
export const ${camel(name)}Texts = {
  title: ${literal(title)},
  lead: 'Diga en una oración para qué sirve esta página.',
${reads ? readingTexts : ''}};
`;

/** The folder of a new screen, with its texts and the required stories. */
export function screenFiles(plan: ScreenPlan): NewFile[] {
  const folder = `apps/portal/src/screens/${plan.area}/${plan.name}Screen`;
  return [
    { path: `${folder}/${plan.name}Screen.tsx`, text: screen(plan) },
    { path: `${folder}/${plan.name}Screen.stories.tsx`, text: stories(plan) },
    { path: `apps/portal/src/texts/${kebab(plan.name)}.ts`, text: texts(plan) },
  ];
}

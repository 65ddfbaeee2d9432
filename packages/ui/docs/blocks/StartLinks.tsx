import { Grid } from '../../src/components/Grid/Grid.tsx';
import { SelectorTile } from '../../src/components/SelectorTile/SelectorTile.tsx';
import { ThemedSheet } from './ThemedSheet.tsx';

/** Entry points by task; each is a page of this Storybook. */
const starts = [
  {
    title: 'Color',
    page: 'foundations-color--docs',
    text: 'Every step, its contrast, its variable.',
  },
  {
    title: 'A component',
    page: 'ui-button--docs',
    text: 'Button: its page, its props, its states.',
  },
  {
    title: 'A screen',
    page: 'portal-screens-admin-newtransaction--docs',
    text: 'All states on one sheet.',
  },
  {
    title: 'A new site',
    page: 'use-it-on-a-new-site--docs',
    text: 'From the installation to the first page.',
  },
] as const;

/** Links to the pages that most users of the documentation need first. */
export function StartLinks() {
  return (
    <ThemedSheet>
      <Grid columns={{ minColumn: 'sm' }} gap="sm">
        {starts.map(({ title, page, text }) => (
          <SelectorTile
            key={page}
            title={title}
            titleLevel={3}
            description={text}
            link={(props) => (
              <a href={`./?path=/docs/${page}`} target="_top" {...props}>
                {props.children}
              </a>
            )}
          />
        ))}
      </Grid>
    </ThemedSheet>
  );
}

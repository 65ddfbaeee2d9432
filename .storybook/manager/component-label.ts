// Storybook compiles the manager without the import that JSX needs.
import { createElement } from 'react';
import type { API_HashEntry } from 'storybook/internal/types';
import { styled } from 'storybook/theming';

const Row = styled.span({ display: 'flex', gap: 8, alignItems: 'center', inlineSize: '100%' });

const Mark = styled.span(({ theme }) => ({
  marginInlineStart: 'auto',
  paddingInline: 5,
  fontSize: 10,
  lineHeight: '15px',
  color: theme.textMutedColor,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
}));

/** The states of a component, by their tags; `tools/checks/design-system.ts` defines them. */
const statuses = ['experimental', 'stable'] as const;

/** A component of the sidebar with its status; everything else with its name. */
export function componentLabel({ type, name, id, tags = [] }: API_HashEntry) {
  const status = statuses.find((each) => tags.includes(each));
  if (type !== 'component' || !status || !id.startsWith('ui-')) return name;
  return createElement(Row, null, name, createElement(Mark, null, status));
}

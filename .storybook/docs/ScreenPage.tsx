import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { portalParameters } from '../../apps/portal/src/testing/story-parameters.ts';
import routesAndScreens from '../../docs/product/2-routes-and-screens.md?raw';
import { ContactSheet } from './ContactSheet.tsx';
import { specificationIn } from './route-specification.ts';

/** Who sees what is in a frame of the portal. */
const audiences = {
  public: 'Everyone, signed in or not',
  user: 'Users, in their area',
  admin: 'Administrators, in their area',
  bare: 'See its states: it has no frame of its own',
} as const;

/** Sections of the specification that a docstring names. */
const sectionsIn = (docstring: string) => [...new Set(docstring.match(/§\d+/g) ?? [])].join(', ');

type Portal = NonNullable<ReturnType<typeof portalParameters>>;

/** Addresses of the stories of a screen, without their queries; a report has one for each audience. */
function placesOf(stories: readonly { readonly parameters: Record<string, unknown> }[]) {
  const places = new Map<string, Portal['frame']>();
  for (const { parameters } of stories) {
    const { route, frame } = portalParameters(parameters) ?? {};
    const path = route?.split('?')[0];
    if (path !== undefined && !places.has(path)) places.set(path, frame);
  }
  return [...places];
}

interface FactsProps {
  route: string;
  frame: Portal['frame'];
  docstring: string;
}

/** Where a screen is, for whom, and what the specification says of it. */
function Facts({ route, frame, docstring }: FactsProps) {
  const sections = sectionsIn(docstring);
  const specification = specificationIn(routesAndScreens, route);
  return (
    <dl className="screen-facts sb-unstyled">
      <dt>Route</dt>
      <dd>
        <code>{route}</code>
      </dd>
      <dt>Audience</dt>
      <dd>{frame ? audiences[frame] : 'As the page that contains it'}</dd>
      <dt>Specification</dt>
      <dd>{[sections, specification].filter(Boolean).join(': ') || 'None: an extension'}</dd>
    </dl>
  );
}

/**
 * The page of a screen, a layout or a mail: made of its stories and their parameters, so that nothing
 * in it can be out of date.
 */
export function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, argTypes } = preparedMeta;
  const places = placesOf(useContext(DocsContext).componentStories());
  const docstring = String(component?.__docgenInfo?.description ?? '');
  return (
    <>
      <Title />
      <Description of="meta" />
      {places.map(([route, frame]) => (
        <Facts key={route} route={route} frame={frame} docstring={docstring} />
      ))}
      <Heading>States</Heading>
      <ContactSheet />
      {Object.keys(argTypes).length > 0 ? <Heading>Props</Heading> : null}
      {Object.keys(argTypes).length > 0 ? <Controls /> : null}
    </>
  );
}

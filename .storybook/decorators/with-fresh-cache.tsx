import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

/** Mounts everything anew for each story, session and cache included: none sees another's data. */
export const withFreshCache: Decorator = (Story, { id }) => (
  <Fragment key={id}>
    <Story />
  </Fragment>
);

import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

/** Mounts everything again for each story, with session and cache: none sees another's data. */
export const withFreshCache: Decorator = (Story, { id }) => (
  <Fragment key={id}>
    <Story />
  </Fragment>
);

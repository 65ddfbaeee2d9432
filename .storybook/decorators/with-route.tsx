import type { Decorator } from '@storybook/react-vite';
import { StoryRoute } from '../../apps/portal/src/testing/StoryRoute.tsx';
import { portalParameters } from '../../apps/portal/src/testing/story-parameters.ts';

/** Renders the screen at `parameters.portal.route`, inside its frame. */
export const withRoute: Decorator = (Story, { parameters }) => {
  const portal = portalParameters(parameters);
  if (!portal) return <Story />;
  return (
    <StoryRoute portal={portal}>
      <Story />
    </StoryRoute>
  );
};

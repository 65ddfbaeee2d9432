import type { Decorator } from '@storybook/react-vite';
import { StorySession } from '../../apps/portal/src/testing/StorySession.tsx';
import { portalParameters } from '../../apps/portal/src/testing/story-parameters.ts';

/** Signs in the user of `parameters.portal.session`, if it has one. */
export const withSession: Decorator = (Story, { parameters }) => {
  const portal = portalParameters(parameters);
  if (!portal) return <Story />;
  return (
    <StorySession session={portal.session ?? null}>
      <Story />
    </StorySession>
  );
};

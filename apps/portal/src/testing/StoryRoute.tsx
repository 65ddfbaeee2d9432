import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { adminArea, navigationOf, userArea } from '../app/areas.ts';
import { AreaLayout } from '../layouts/AreaLayout/AreaLayout.tsx';
import { PublicLayout } from '../layouts/PublicLayout/PublicLayout.tsx';
import type { PortalParameters } from './story-parameters.ts';

interface StoryRouteProps {
  portal: PortalParameters;
  children: ReactNode;
}

function Frame({ frame, children }: { frame: PortalParameters['frame']; children: ReactNode }) {
  if (frame === 'public') return <PublicLayout>{children}</PublicLayout>;
  if (frame === undefined) return children;
  const area = frame === 'admin' ? adminArea : userArea;
  return <AreaLayout navigation={navigationOf(area)}>{children}</AreaLayout>;
}

/** Where the story has gone; play functions read it. */
function Whereabouts() {
  const { pathname, search } = useLocation();
  return <span hidden data-testid="whereabouts">{`${pathname}${search}`}</span>;
}

/** Stands a story at an address, inside the frame that the screen has in the product. */
export function StoryRoute({ portal, children }: StoryRouteProps) {
  const [pathname = '/', search = ''] = (portal.route ?? '/').split('?');
  const entry = { pathname, search: search ? `?${search}` : '', state: portal.state };
  return (
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route path="*" element={<Frame frame={portal.frame}>{children}</Frame>} />
      </Routes>
      <Whereabouts />
    </MemoryRouter>
  );
}

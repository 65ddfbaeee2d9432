import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { adminArea } from '../app/admin-area.ts';
import { navigationOf } from '../app/area-definition.ts';
import { userArea } from '../app/user-area.ts';
import { AreaLayout } from '../layouts/AreaLayout/AreaLayout.tsx';
import { PageMain } from '../layouts/components/PageMain.tsx';
import { PublicLayout } from '../layouts/PublicLayout/PublicLayout.tsx';
import type { PortalParameters } from './story-parameters.ts';

interface StoryRouteProps {
  portal: PortalParameters;
  children: ReactNode;
}

type Frame = NonNullable<PortalParameters['frame']>;

function Page({ frame, children }: { frame: Frame; children: ReactNode }) {
  if (frame === 'bare') return children;
  if (frame === 'public') return <PageMain>{children}</PageMain>;
  const area = frame === 'admin' ? adminArea : userArea;
  return <AreaLayout navigation={navigationOf(area)}>{children}</AreaLayout>;
}

function Framed({ frame, children }: { frame: Frame | undefined; children: ReactNode }) {
  if (frame === undefined) return children;
  return (
    <PublicLayout>
      <Page frame={frame}>{children}</Page>
    </PublicLayout>
  );
}

/** Current address of the story, for play functions. */
function Whereabouts() {
  const { pathname, search } = useLocation();
  return <span hidden data-testid="address">{`${pathname}${search}`}</span>;
}

/** Renders a story at an address, inside the frame that the screen has in the product. */
export function StoryRoute({ portal, children }: StoryRouteProps) {
  const [pathname = '/', search = ''] = (portal.route ?? '/').split('?');
  const entry = { pathname, search: search ? `?${search}` : '', state: portal.state };
  return (
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route path="*" element={<Framed frame={portal.frame}>{children}</Framed>} />
      </Routes>
      <Whereabouts />
    </MemoryRouter>
  );
}

import { Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { PublicLayout } from '../layouts/PublicLayout/PublicLayout.tsx';
import { AreaRoutes } from './AreaRoutes.tsx';
import { adminArea, userArea } from './areas.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { publicPages } from './public-pages.tsx';

/** The pages of the public frame. */
function PublicRoutes() {
  const { pathname } = useLocation();
  return (
    <PublicLayout>
      <PageErrorBoundary key={pathname}>
        <Routes>
          {publicPages.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Routes>
      </PageErrorBoundary>
    </PublicLayout>
  );
}

/** Every route of §2: the two areas, and the public frame for everything else. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path={paths.userArea.path}
        element={<AreaRoutes area={userArea} root={paths.userArea.href()} />}
      />
      <Route
        path={paths.adminArea.path}
        element={<AreaRoutes area={adminArea} root={paths.adminArea.href()} adminOnly />}
      />
      <Route path="*" element={<PublicRoutes />} />
    </Routes>
  );
}

import { type ComponentType, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { PageLoading } from '../layouts/components/PageLoading.tsx';
import { PageMain } from '../layouts/components/PageMain.tsx';
import { PageStart } from '../layouts/components/PageStart.tsx';
import { PublicLayout } from '../layouts/PublicLayout/PublicLayout.tsx';
import { AdminArea, UserArea } from './areas.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { publicPages } from './public-pages.tsx';

/** The pages outside the areas. */
function PublicRoutes() {
  const { pathname } = useLocation();
  return (
    <PageMain>
      <PageErrorBoundary key={pathname}>
        <Routes>
          {publicPages.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Routes>
      </PageErrorBoundary>
    </PageMain>
  );
}

/** An area; a message replaces it if its code cannot be fetched. */
function areaElement(Area: ComponentType, key: string) {
  return (
    <PageErrorBoundary key={key} Frame={PageMain}>
      <Area />
    </PageErrorBoundary>
  );
}

/** Every route of §2: the two areas, and the public pages for everything else. */
export function AppRoutes() {
  return (
    <PublicLayout>
      <Suspense
        fallback={
          <PageMain>
            <PageLoading />
          </PageMain>
        }
      >
        <Routes>
          <Route path={paths.userArea.path} element={areaElement(UserArea, 'user')} />
          <Route path={paths.adminArea.path} element={areaElement(AdminArea, 'admin')} />
          <Route path="*" element={<PublicRoutes />} />
        </Routes>
      </Suspense>
      <PageStart />
    </PublicLayout>
  );
}

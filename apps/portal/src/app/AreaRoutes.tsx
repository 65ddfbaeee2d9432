import { Route, Routes } from 'react-router-dom';
import { AreaLayout } from '../layouts/AreaLayout/AreaLayout.tsx';
import { type AreaDefinition, navigationOf, pagesOf } from './area-definition.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { RouteGuard } from './RouteGuard.tsx';

interface AreaRoutesProps {
  area: AreaDefinition;
  /** Address of the area, below which its pages lie. */
  root: string;
  adminOnly?: boolean;
}

/** The pages of an area; any unknown subpath shows the welcome (§2). */
export function AreaRoutes({ area, root, adminOnly = false }: AreaRoutesProps) {
  const pages = pagesOf(area);
  const Welcome = pages[0]?.Screen;
  return (
    <RouteGuard adminOnly={adminOnly}>
      <AreaLayout navigation={navigationOf(area)}>
        <Routes>
          {pages.map(({ path, Screen }) => (
            <Route
              key={path}
              path={path.slice(root.length + 1)}
              element={
                <PageErrorBoundary key={path}>
                  <Screen />
                </PageErrorBoundary>
              }
            />
          ))}
          {Welcome ? (
            <Route
              path="*"
              element={
                <PageErrorBoundary>
                  <Welcome />
                </PageErrorBoundary>
              }
            />
          ) : null}
        </Routes>
      </AreaLayout>
    </RouteGuard>
  );
}

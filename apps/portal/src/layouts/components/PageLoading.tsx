import { Container, Spinner } from '@consultancy/ui';
import { siteTexts } from '../../texts/site.ts';
import { page } from './PageLoading.css.ts';

/** Stands where a page is being loaded; seen only when that takes a moment. */
export function PageLoading() {
  return (
    <div className={page}>
      <Container width="regular">
        <Spinner label={siteTexts.loadingPage} />
      </Container>
    </div>
  );
}

import { Container, Spinner } from '@consultancy/ui';
import { siteTexts } from '../../texts/site.ts';
import { page } from './PageLoading.css.ts';

/** Placeholder of a page that is being loaded; visible only after a delay. */
export function PageLoading() {
  return (
    <div className={page}>
      <Container width="regular">
        <Spinner label={siteTexts.loadingPage} />
      </Container>
    </div>
  );
}

import { Container, Spinner } from '@consultancy/ui';
import { commonTexts } from '../../texts/common.ts';
import { page } from './PageLoading.css.ts';

/** Stands where a page is being loaded; seen only when that takes a moment. */
export function PageLoading() {
  return (
    <div className={page}>
      <Container width="regular">
        <Spinner label={commonTexts.loadingPage} />
      </Container>
    </div>
  );
}

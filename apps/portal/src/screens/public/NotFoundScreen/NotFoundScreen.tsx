import { Button } from '@consultancy/ui';
import { Link, useNavigate } from 'react-router-dom';
import { MessagePage } from '../../../components/MessagePage/MessagePage.tsx';
import { paths } from '../../../config/paths.ts';
import { pageStateTexts as texts } from '../../../texts/common.ts';

/** Any unknown URL (decisions §3). */
export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <MessagePage
      kicker={texts.notFoundCode}
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to={paths.home.href()}>{texts.goHome}</Link>
          </Button>
          <Button onClick={() => navigate(-1)}>{texts.goBack}</Button>
        </>
      }
    />
  );
}

import { Page } from '../../../page/Page.tsx';

export default function Route() {
  return <Page />;
}

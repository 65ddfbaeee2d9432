import '@consultancy/ui/reset';
import '@consultancy/ui/themes/sheet';
import { hydrateRoot } from 'react-dom/client';
import { Page } from '../../page/Page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
hydrateRoot(root, <Page />);

import { renderToString } from 'react-dom/server';
import { Page } from '../../page/Page.tsx';

/** The page as HTML, for a response or for a file that is written at build time. */
export const render = (): string => renderToString(<Page />);

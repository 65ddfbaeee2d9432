import { useEffect } from 'react';
import { documentTitle } from './document-title.ts';

/** Sets the title of the page. @param section of the site; null on the home page. */
export function useDocumentTitle(section: string | null): void {
  useEffect(() => {
    document.title = documentTitle(section);
  }, [section]);
}

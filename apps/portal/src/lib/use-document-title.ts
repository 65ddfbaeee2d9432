import { useEffect } from 'react';
import { brand } from '../config/brand.ts';

/**
 * Sets the page's title: «Sección · product name», or the product name alone on the home page (§1,
 * decisions §3).
 */
export function useDocumentTitle(section: string | null): void {
  useEffect(() => {
    document.title = section === null ? brand.product : `${section} · ${brand.product}`;
  }, [section]);
}

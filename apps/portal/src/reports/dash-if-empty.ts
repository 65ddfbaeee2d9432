import type { ReactNode } from 'react';
import { commonTexts } from '../texts/common.ts';

/** The content of a cell for a description list: a dash in place of an empty text, which a table leaves empty. */
export const dashIfEmpty = (cell: ReactNode): ReactNode => (cell === '' ? commonTexts.none : cell);

import type { ReactNode } from 'react';
import { commonTexts } from '../texts/common.ts';

/** The content of a cell as a fact of a list: a dash in place of an empty text, which a table shows as it is. */
export const factOf = (cell: ReactNode): ReactNode => (cell === '' ? commonTexts.none : cell);

import { createContext } from 'react';

/** Whether a `Stat` is in a `StatGroup`, which renders the description list. */
export const StatGroupContext = createContext(false);

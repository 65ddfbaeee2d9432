import { createContext } from 'react';

/** Whether a `Stat` is in a `StatGroup`, which is the description list around it. */
export const StatGroupContext = createContext(false);

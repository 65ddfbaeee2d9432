import { createContext } from 'react';

/** Whether a `Stat` stands in a `StatGroup`, which is the description list around it. */
export const StatGroupContext = createContext(false);

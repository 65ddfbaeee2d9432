/** Most saved searches of a report, and most characters of the name and of the address of one. */
export const savedViewLimits = { count: 20, name: 60, search: 2000 } as const;

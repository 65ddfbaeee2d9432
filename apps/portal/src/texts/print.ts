/** Says on paper when a page was printed. */
export const printedAt = (timestamp: string) => `Impreso el ${timestamp}`;

/** Container query for the rows of a report as a table, as the data table itself has it. */
export const asTable = '(min-width: 44rem)';

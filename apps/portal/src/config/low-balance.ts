/** Available credits below which the welcome suggests buying more. */
export const lowBalanceCredits = '10.00';

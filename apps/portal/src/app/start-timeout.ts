/** CSS time until a page says that its script has not started. On a slow phone it takes some 5 s. */
export const startTimeout = '12s';

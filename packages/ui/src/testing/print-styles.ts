/** Calls a function with each media rule of the page, also of nested ones. */
function eachMediaRule(rules: CSSRuleList, call: (rule: CSSMediaRule) => void): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) call(rule);
    if (rule instanceof CSSGroupingRule) eachMediaRule(rule.cssRules, call);
  }
}

/**
 * Runs a check of a story with the styles of print instead of those of the screen, between the
 * events of printing. A story cannot emulate the medium itself.
 */
export async function whilePrinting(check: () => Promise<void>): Promise<void> {
  const restore: (() => void)[] = [];
  for (const sheet of document.styleSheets) {
    eachMediaRule(sheet.cssRules, ({ media }) => {
      const { mediaText } = media;
      if (!/\b(?:print|screen)\b/.test(mediaText)) return;
      media.mediaText = mediaText.includes('print') ? 'all' : 'not all';
      restore.push(() => {
        media.mediaText = mediaText;
      });
    });
  }
  window.dispatchEvent(new Event('beforeprint'));
  try {
    await check();
  } finally {
    window.dispatchEvent(new Event('afterprint'));
    for (const one of restore) one();
  }
}

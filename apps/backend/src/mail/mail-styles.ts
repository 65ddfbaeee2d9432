import { documentColors as colors, documentFontFamily } from '@consultancy/brand/theme';

// On a phone either has two lines beside one.
const cell = { fontSize: '14px', verticalAlign: 'top' } as const;
const value = { ...cell, fontWeight: 600, padding: '4px 0' } as const;

/** Inline styles, the only ones that every mail client supports. */
export const styles = {
  body: {
    backgroundColor: colors.canvas,
    color: colors.text,
    fontFamily: documentFontFamily,
    padding: '24px 0',
  },
  container: { backgroundColor: colors.surface, maxWidth: '560px', padding: '32px' },
  brand: { color: colors.accent, fontSize: '14px', fontWeight: 700, margin: '0 0 16px' },
  heading: { fontSize: '22px', lineHeight: '28px', margin: '0 0 16px' },
  // The address of a link has no place to break at, and would make the mail wider than a phone.
  text: { fontSize: '16px', lineHeight: '24px', wordBreak: 'break-word' },
  link: { color: colors.accent, textDecoration: 'underline' },
  button: {
    backgroundColor: colors.accent,
    color: colors.onAccent,
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 24px',
    textDecoration: 'none',
  },
  rule: { borderColor: colors.rule },
  small: { color: colors.muted, fontSize: '13px', lineHeight: '20px' },
  // Above a button, which has no margin; a paragraph's own is as large.
  facts: { marginBottom: '16px' },
  term: { ...cell, color: colors.muted, padding: '4px 16px 4px 0' },
  value,
  longValue: { ...value, wordBreak: 'break-word' },
} as const;

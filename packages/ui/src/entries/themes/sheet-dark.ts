export { sheetDark } from '../../themes/sheet-dark/theme.css.ts';

export { sheetLight } from '../../themes/sheet-light/theme.css.ts';

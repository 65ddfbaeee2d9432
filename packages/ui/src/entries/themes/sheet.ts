export { colorModeAttribute } from '../../themes/sheet/theme.css.ts';

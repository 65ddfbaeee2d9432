export { wireframe } from '../../themes/wireframe/theme.css.ts';

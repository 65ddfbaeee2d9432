import { defineBrand } from '@consultancy/ui/theming';

export const themes = defineBrand({
  name: 'example',
  color: '#43369f',
  fontFamily: "Georgia, 'Liberation Serif', serif",
  radius: 6,
});

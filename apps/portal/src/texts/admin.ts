/** Texts of the administrator area (§2). */
export const adminTexts = {
  area: 'Área de administración',
  welcome: 'Inicio',
} as const;

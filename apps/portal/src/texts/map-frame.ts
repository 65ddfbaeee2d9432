/** Texts of the map, whose data are synthetic. */
export const mapFrameTexts = {
  drawing:
    'Plano topográfico revisado, con curvas de nivel, drenajes y predios. Cuatro marcas señalan hallazgos: un hueco y una superposición entre predios, una entidad multiparte y un polígono desplazado por su sistema de coordenadas.',
  caption: 'Plano con datos sintéticos. Cada marca es un hallazgo con el código de su herramienta.',
} as const;

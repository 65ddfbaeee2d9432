/** Headings of the levels of a price list, on the page /pricing and for administrators. */
export const priceLevelTexts = {
  level: 'Nivel',
  from: 'Score desde',
  credits: 'Créditos por ejecución',
} as const;

/** Texts of the page /pricing (§2; decisions §3). */
export const pricingTexts = {
  title: 'Precios',
  lead: 'Se paga por uso, en créditos: cada ejecución vale según el Score de su geodatabase, que la calculadora le da antes de empezar. Sin licencia, sin permanencia y sin cobro por las ejecuciones que fallan.',
  list: {
    id: 'lista',
    lead: 'El Score de su geodatabase determina el nivel, y el nivel los créditos de cada ejecución.',
    caption: 'Créditos por nivel de Score',
    version: (version: number, day: string) => `Versión ${version}, publicada el ${day}.`,
  },
  estimator: {
    id: 'calcular',
    title: 'Calcule el costo de una ejecución',
    lead: 'Escriba los conteos que le da la calculadora, o léalos de su geodatabase aquí mismo, sin instalar ni enviar nada.',
  },
  none: {
    title: 'Aún no hay una lista de precios publicada',
    text: 'Escríbanos y le contamos cuánto costaría revisar su geodatabase.',
    contact: 'Contáctenos',
  },
  withoutScript:
    'La lista de precios requiere JavaScript. Actívelo en su navegador, o pídanos la lista por correo desde la página de contacto.',
  failed: 'No pudimos cargar la lista de precios.',
  closing: {
    title: 'Pruébelo antes de comprar',
    text: 'Al verificar su correo recibe créditos de bienvenida para sus primeras ejecuciones.',
    signedInText: 'Calcule el Score y los créditos con la calculadora, sin gastar ninguno.',
    action: 'Ir a Registro',
  },
} as const;

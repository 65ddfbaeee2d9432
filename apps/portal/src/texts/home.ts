import { auditTools } from '@consultancy/validation';

/** Texts of the home page (§2 «/»). The two button labels are the specification's own. */
export const homeTexts = {
  hero: {
    kicker: 'Modelo de Almacenamiento Geográfico · Resolución 2182 de 2016',
    title: 'Aseguramiento de calidad para geodatabases de estudios ambientales',
    lead: 'GDB Audit revisa su geodatabase en su propio equipo, dentro de su aplicación SIG de escritorio, y le entrega cada hallazgo con la capa y el registro donde está. Usted corrige antes de radicar.',
    register: 'Ir a Registro',
    discover: 'Descúbrelo',
    note: 'Al verificar su correo, recibe créditos de bienvenida para la prueba gratuita.',
    drawing:
      'Plano topográfico revisado, con curvas de nivel, drenajes y predios. Cuatro marcas señalan hallazgos: un hueco y una superposición entre predios, una entidad multiparte y un polígono desplazado por su sistema de coordenadas.',
    drawingCaption:
      'Plano con datos sintéticos. Cada marca es un hallazgo con el código de su herramienta.',
  },
  checks: {
    title: 'Qué revisa',
    lead: 'Quince herramientas, de la estructura general a los metadatos, con más de 130 relaciones entre tablas.',
    legend: 'Herramientas de GDB Audit',
    tools: auditTools,
    link: 'Ver el producto en detalle',
  },
  steps: {
    title: 'Cómo funciona',
    lead: 'Su geodatabase no sale de su equipo: la herramienta solo informa al portal los conteos de cada ejecución y, si falla, el mensaje de error.',
    items: [
      {
        title: 'Regístrese',
        text: 'Cree su cuenta y verifique su correo. No hay licencias que comprar.',
      },
      {
        title: 'Registre su equipo',
        text: 'Descargue las herramientas y active su equipo con el código que le da el portal.',
      },
      {
        title: 'Calcule antes de ejecutar',
        text: 'La herramienta de cálculo le dice el score de su geodatabase y cuántos créditos necesita.',
      },
      {
        title: 'Ejecute y corrija',
        text: 'Abra la hoja de hallazgos, vaya a cada registro y corríjalo. Repita hasta que no queden hallazgos.',
      },
    ],
  },
  findings: {
    title: 'Así se ven los hallazgos',
    lead: 'El resultado es una hoja de cálculo: una fila por hallazgo, con lo necesario para ubicarlo y corregirlo.',
    caption: 'Ejemplo de hoja de hallazgos con datos sintéticos',
    columns: { tool: 'Herramienta', layer: 'Capa', record: 'OBJECTID', finding: 'Hallazgo' },
    rows: [
      {
        tool: 'R_INF_02',
        layer: 'AreaProyecto',
        record: '—',
        finding: 'La capa no está en MAGNA-SIRGAS / Origen-Nacional (EPSG:9377).',
      },
      {
        tool: 'R_INF_04',
        layer: 'CoberturaTierra',
        record: '214, 215',
        finding: 'Superposición de 38,6 m² entre dos polígonos.',
      },
      {
        tool: 'R_INF_04',
        layer: 'CoberturaTierra',
        record: '307, 308',
        finding: 'Hueco de 12,4 m² entre polígonos vecinos.',
      },
      {
        tool: 'R_INF_05',
        layer: 'UnidadGeologica',
        record: '41',
        finding: 'Entidad multiparte: dos partes en un mismo registro.',
      },
      {
        tool: 'R_INF_07',
        layer: 'CuencaHidrografica',
        record: '12',
        finding: 'Campo obligatorio sin diligenciar.',
      },
    ],
  },
  credits: {
    title: 'Cómo se cobra',
    lead: 'Se paga por uso, en créditos. Antes de cada ejecución usted sabe cuánto va a costar.',
    chain: [
      { term: 'Registros', text: 'La herramienta cuenta los registros de su geodatabase.' },
      { term: 'Score', text: 'El conteo se convierte en un puntaje, el score.' },
      { term: 'Nivel', text: 'Al score le corresponde un nivel de la lista de precios publicada.' },
      { term: 'Créditos', text: 'El nivel dice cuántos créditos se descuentan.' },
    ],
    points: [
      'Los créditos se reservan al comenzar y se descuentan al terminar.',
      'Una ejecución que falla no se cobra: los créditos reservados se liberan.',
      'Cada movimiento queda en su cuenta, con el saldo que dejó.',
    ],
    link: 'Ver precios',
  },
  closing: {
    title: 'Pruébelo con su próxima entrega',
    text: 'Regístrese y ejecute sus primeras revisiones con los créditos de bienvenida.',
    action: 'Ir a Registro',
    independence:
      'GDB Audit es una herramienta independiente: no es un producto de la ANLA y no reemplaza la evaluación de la autoridad ambiental.',
  },
} as const;

import { brand } from '@consultancy/brand';

/** Texts of the page /downloads (§2). */
export const downloadsTexts = {
  title: 'Descargas',
  lead: 'Las herramientas que usted instala en su aplicación SIG de escritorio, versión 10.6 o posterior.',
  id: 'GDBAudit',
  product: brand.product,
  productLead:
    'Descomprima cada archivo en una carpeta local y agregue la caja de herramientas a su aplicación. Empiece por la de registro de equipo.',
  notice: {
    title: 'Debe registrarse para usar las herramientas',
    text: 'La descarga es libre. Para ejecutarlas necesita una cuenta, con la que también recibe los créditos de la prueba gratuita.',
    action: 'Ir a Registro',
  },
  toolboxes: {
    audit: {
      name: 'Caja de herramientas de auditoría',
      text: 'Ejecuta las quince revisiones y escribe el libro de hallazgos.',
    },
    registration: {
      name: 'Caja de herramientas de registro de equipo',
      text: 'Activa su equipo con el código que genera en su perfil.',
    },
    calculator: {
      name: 'Calculadora de Score y uso de créditos',
      text: 'Le dice el Score de su geodatabase y los créditos que necesita, antes de ejecutar.',
    },
  },
  extras: {
    id: 'mas-archivos',
    title: 'Más archivos',
    lead: 'Para trabajar en QGIS y para practicar antes de revisar su entrega.',
    plugin: {
      name: 'Complemento para QGIS',
      text: 'Las quince herramientas en la caja de herramientas de Procesos de QGIS 3.22 o posterior. Instálelo desde el ZIP, sin descomprimirlo.',
    },
    practice: {
      name: 'Geodatabase de práctica',
      text: 'Una geodatabase pequeña, con datos sintéticos y hallazgos puestos a propósito.',
    },
  },
  version: (version: string) => `V${version}`,
  download: 'Descargar',
  downloadOf: (name: string, version: string | null) =>
    version === null ? `Descargar: ${name}` : `Descargar: ${name} V${version}`,
  size: 'Tamaño',
  date: 'Publicación',
  checksum: 'SHA-256',
  copyChecksum: 'Copiar la suma SHA-256',
  missing: 'Este archivo no está disponible por ahora. Escríbanos y se lo enviamos.',
  contact: 'Contáctenos',
  unknown:
    'No pudimos leer el tamaño y la suma de comprobación de los archivos. Puede descargarlos de todos modos.',
} as const;

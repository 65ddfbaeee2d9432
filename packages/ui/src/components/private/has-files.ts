import type { DragEvent } from 'react';

/** Whether files are dragged, and not text or a link. */
export const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes('Files');

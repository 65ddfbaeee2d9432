import { CircleCheck, Download, Info, Plus, Search, TriangleAlert } from 'lucide-react';

/** Icons for the controls of a story, by their names in the library. */
export const sampleIcons = {
  none: undefined,
  CircleCheck: <CircleCheck />,
  Download: <Download />,
  Info: <Info />,
  Plus: <Plus />,
  Search: <Search />,
  TriangleAlert: <TriangleAlert />,
} as const;

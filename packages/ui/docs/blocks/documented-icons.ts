import {
  ArrowDown,
  ArrowUp,
  ChartLine,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronsUpDown,
  CircleCheck,
  Copy,
  Download,
  Eye,
  EyeOff,
  FileArchive,
  FolderInput,
  FolderOpen,
  Info,
  type LucideIcon,
  Minus,
  OctagonAlert,
  Plus,
  Search,
  SlidersHorizontal,
  Table2,
  TriangleAlert,
  UserRound,
  X,
} from 'lucide-react';

/** An icon and the one thing it means. */
export interface DocumentedIcon {
  readonly Icon: LucideIcon;
  readonly meaning: string;
}

/** Every icon that the components show, and those that a site needs most, by name. */
export const documentedIcons: Readonly<Record<string, DocumentedIcon>> = {
  ArrowDown: { Icon: ArrowDown, meaning: 'A column in descending order' },
  ArrowUp: { Icon: ArrowUp, meaning: 'A column in ascending order' },
  ChartLine: { Icon: ChartLine, meaning: 'Show the chart' },
  Check: { Icon: Check, meaning: 'Copied' },
  ChevronDown: { Icon: ChevronDown, meaning: 'Opens below' },
  ChevronRight: { Icon: ChevronRight, meaning: 'Between the levels of a path' },
  ChevronsUpDown: { Icon: ChevronsUpDown, meaning: 'A column that can be put in order' },
  CircleCheck: { Icon: CircleCheck, meaning: 'Done' },
  Copy: { Icon: Copy, meaning: 'Copy' },
  Download: { Icon: Download, meaning: 'Download' },
  Eye: { Icon: Eye, meaning: 'Show the password' },
  EyeOff: { Icon: EyeOff, meaning: 'Hide the password' },
  FileArchive: { Icon: FileArchive, meaning: 'A file that was chosen' },
  FolderInput: { Icon: FolderInput, meaning: 'Drop it here' },
  FolderOpen: { Icon: FolderOpen, meaning: 'A folder that was chosen' },
  Info: { Icon: Info, meaning: 'Information' },
  Minus: { Icon: Minus, meaning: 'One less' },
  OctagonAlert: { Icon: OctagonAlert, meaning: 'A finding, an error' },
  Plus: { Icon: Plus, meaning: 'One more, add' },
  Search: { Icon: Search, meaning: 'Search' },
  SlidersHorizontal: { Icon: SlidersHorizontal, meaning: 'Choose columns and row height' },
  Table2: { Icon: Table2, meaning: 'Show the table' },
  TriangleAlert: { Icon: TriangleAlert, meaning: 'Warning' },
  UserRound: { Icon: UserRound, meaning: 'A person without initials' },
  X: { Icon: X, meaning: 'Close, remove' },
};

import { FileArchive, FolderInput, FolderOpen } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { type FileDropListing, listChosen, listDropped } from './dropped-files.ts';
import {
  actions,
  drop,
  hint as hintClass,
  label as labelClass,
  mark,
  text,
} from './FileDrop.css.ts';

export interface FileDropProps {
  /** What can be dropped here; names the group. */
  label: string;
  /** What is accepted, and what happens with it. */
  hint?: ReactNode;
  /** Takes the place of `label` while files are dragged over. */
  dropLabel: string;
  /** The button that opens the browser's dialog for one file. */
  fileLabel: string;
  /** Which files the dialog offers, as the attribute `accept` of HTML has it. @defaultValue all */
  accept?: string | undefined;
  /** The button that opens the browser's dialog for a folder. */
  folderLabel: string;
  /** How many files and folders of one choice are listed. @defaultValue 20000 */
  limit?: number | undefined;
  /** Accepts nothing now; the buttons can still be found. @defaultValue false */
  disabled?: boolean | undefined;
  /**
   * Called with each choice, before its files are listed: dropped folders take a moment. The promise
   * rejects with a `DOMException` when the browser cannot read a folder.
   */
  onChoose: (listing: Promise<FileDropListing>) => void;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** What dragging over the group does to it, and what a drop gives. */
function useDrop(disabled: boolean, onDrop: (transfer: DataTransfer) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    // Without this, the browser opens the dropped file instead of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setIsOver(!disabled);
  };
  const handlers = {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      if (!disabled) onDrop(event.dataTransfer);
    },
  };
  return { isOver, handlers };
}

interface PickerProps {
  label: string;
  icon: ReactNode;
  accept?: string | undefined;
  folder?: boolean;
  disabled: boolean;
  onPick: (files: File[]) => void;
}

/** An attribute of every browser that React has no type for. */
const folderOnly = { webkitdirectory: '' };

/** A button before the browser's own dialog. */
function Picker({ label, icon, accept, folder = false, disabled, onPick }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Lets the same file be chosen again, after it was changed.
    currentTarget.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <>
      <Button iconStart={icon} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        {...(folder ? folderOnly : undefined)}
        onChange={pick}
      />
    </>
  );
}

/** A place for a file or a folder of the user's computer, dropped or chosen by a button. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, dropLabel, limit = 20_000, disabled = false, onChoose } = props;
  const id = useId();
  const { isOver, handlers } = useDrop(disabled, (transfer) =>
    onChoose(listDropped(transfer, limit)),
  );
  const choose = (files: File[]) => onChoose(Promise.resolve(listChosen(files, limit)));
  const state = isOver ? 'over' : 'idle';
  return (
    <fieldset
      {...handlers}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      data-state={disabled ? 'disabled' : state}
      className={drop}
    >
      <span className={mark}>
        <Glyph icon={<FolderInput />} />
      </span>
      <div className={text}>
        <p id={`${id}-label`} className={labelClass}>
          {isOver ? dropLabel : label}
        </p>
        {hint ? (
          <div id={`${id}-hint`} className={hintClass}>
            {hint}
          </div>
        ) : null}
      </div>
      <div className={actions}>
        <Picker
          label={props.folderLabel}
          icon={<FolderOpen />}
          folder
          disabled={disabled}
          onPick={choose}
        />
        <Picker
          label={props.fileLabel}
          icon={<FileArchive />}
          accept={props.accept}
          disabled={disabled}
          onPick={choose}
        />
      </div>
    </fieldset>
  );
}

import { FileArchive, FolderInput, FolderOpen } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { hasFiles } from '../private/has-files.ts';
import type { NoAttributes } from '../private/types.ts';
import { type FileDropListing, listChosen, listDropped } from './dropped-files.ts';
import {
  actions,
  drop,
  hint as hintClass,
  label as labelClass,
  mark,
  text,
} from './FileDrop.css.ts';

export interface FileDropProps extends NoAttributes {
  /** Label of the drop zone, such as what to drop. */
  label: string;
  /** Help text: which files are accepted and what happens with them. */
  hint?: ReactNode;
  /** Replaces `label` while files are dragged over the drop zone. */
  dropLabel: string;
  /** Label of the button that opens the file picker for one file. */
  fileLabel: string;
  /**
   * File types of the file picker, as in the HTML attribute `accept`. Dropped files are not
   * filtered.
   * @defaultValue all files
   */
  accept?: string | undefined;
  /** Label of the button that opens the file picker for a folder. If omitted, there is no such button. */
  folderLabel?: string | undefined;
  /** Maximum number of files and folders that are listed per selection. @defaultValue 20000 */
  limit?: number | undefined;
  /**
   * Whether the drop zone and its buttons are disabled. The buttons can still receive focus.
   * @defaultValue false
   */
  disabled?: boolean | undefined;
  /**
   * Called when the user drops or selects files, before they are listed: dropped folders take a
   * moment. The promise rejects with a `DOMException` if the browser cannot read a folder.
   */
  onChoose: (listing: Promise<FileDropListing>) => void;
}

/** Drag-and-drop handlers of the drop zone, and whether files are dragged over it. */
function useDrop(disabled: boolean, onDrop: (transfer: DataTransfer) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    // Otherwise the browser would navigate to the dropped file.
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

/** An attribute that every browser supports and React has no type for. */
const folderOnly = { webkitdirectory: '' };

/** A button that opens the browser's file picker. */
function Picker({ label, icon, accept, folder = false, disabled, onPick }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Allows selecting the same file again after it was changed.
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

/** A drop zone for a file or a folder, with buttons that open the file picker. */
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
        {props.folderLabel ? (
          <Picker
            label={props.folderLabel}
            icon={<FolderOpen />}
            folder
            disabled={disabled}
            onPick={choose}
          />
        ) : null}
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

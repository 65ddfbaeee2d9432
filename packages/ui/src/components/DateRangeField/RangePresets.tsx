import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { chipButton } from '../private/chip.css.ts';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { listRole } from '../private/list-role.ts';
import { periodButton, periodLabel, presets as presetsClass } from './DateRangeField.css.ts';
import type { DatePreset } from './date-preset.ts';

interface RangePresetsProps {
  presets: ReadonlyArray<DatePreset>;
  /** Label of the button and its popover. */
  label: string;
  closeLabel: string;
  disabled: boolean;
  /** Whether the dates of the range are those of a preset. */
  isAt: (preset: DatePreset) => boolean;
  onChoose: (preset: DatePreset) => void;
}

/** The presets of a range, behind one button that shows the current one. */
export function RangePresets(props: RangePresetsProps) {
  const { presets, label, closeLabel, disabled, isAt, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const current = presets.find(isAt);
  const choose = (preset: DatePreset) => {
    onChoose(preset);
    setOpen(false);
  };
  return (
    <Popover
      title={label}
      closeLabel={closeLabel}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          disabled={disabled}
          aria-label={current ? `${label}: ${current.label}` : label}
          className={cx(control, periodButton)}
        >
          <span className={periodLabel}>{current?.label ?? label}</span>
          <Glyph icon={<ChevronDown />} />
        </button>
      }
    >
      <ul {...listRole} className={presetsClass}>
        {presets.map((preset) => (
          <li key={preset.label}>
            <button
              type="button"
              aria-pressed={preset === current}
              className={chipButton}
              onClick={() => choose(preset)}
            >
              {preset.label}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

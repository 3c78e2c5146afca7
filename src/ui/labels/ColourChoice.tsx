import { useLayoutEffect, useRef } from 'react';
import { useSheet } from '../../react/sheet';
import sheet from './labels.css?sheet';

export interface ColourChoiceProps {
  /** Of the group; also the name of its radio buttons. */
  id: string;
  label: string;
  /** `#rrggbb`. */
  value: string;
  colours: readonly string[];
  /** Black or white, for the mark on each colour. */
  inkOn(colour: string): string;
  nameOf(colour: string): string;
  /** The name of the field for any other colour. */
  otherLabel: string;
  onChange(colour: string): void;
}

/** One of a few colours, or any other. */
export function ColourChoice({
  id,
  label,
  value,
  colours,
  inkOn,
  nameOf,
  otherLabel,
  onChange,
}: ColourChoiceProps) {
  useSheet(sheet);
  const shown = colours.includes(value) ? colours : [...colours, value];
  return (
    <fieldset className="oms-colours">
      <legend className="oms-label">{label}</legend>
      <div className="oms-colours-row">
        {shown.map((colour) => (
          <Swatch
            key={colour}
            group={id}
            colour={colour}
            ink={inkOn(colour)}
            name={nameOf(colour)}
            checked={colour === value}
            onChange={onChange}
          />
        ))}
        <input
          type="color"
          className="oms-colours-other"
          aria-label={otherLabel}
          title={otherLabel}
          value={value}
          onChange={(event) => onChange(event.target.value.toLowerCase())}
        />
      </div>
    </fieldset>
  );
}

interface SwatchProps {
  group: string;
  colour: string;
  ink: string;
  name: string;
  checked: boolean;
  onChange(colour: string): void;
}

function Swatch({ group, colour, ink, name, checked, onChange }: SwatchProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.style.setProperty('--oms-label', colour);
    input.current?.style.setProperty('--oms-label-ink', ink);
  }, [colour, ink]);
  return (
    <input
      ref={input}
      type="radio"
      className="oms-swatch"
      name={group}
      aria-label={name}
      title={name}
      checked={checked}
      onChange={() => onChange(colour)}
    />
  );
}

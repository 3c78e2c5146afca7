import type { MouseEvent, ReactNode } from 'react';
import type { Move } from '../../core/navigation/go-to';
import { ShellLink } from '../../react/ShellLink';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { useKeptPress } from '../use-kept-press';
import sheet from './listbox.css?sheet';

export interface ListboxOption {
  readonly id: string;
  /** Makes it a link, which a middle press opens in a new tab. */
  readonly to?: Move | undefined;
  readonly content: ReactNode;
  /** It is the value that holds, such as the present organisation. */
  readonly chosen?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ListboxGroup {
  readonly id: string;
  readonly label: string;
  /** The total, as text. */
  readonly count?: string | undefined;
  readonly options: readonly ListboxOption[];
  /** At the right of the group's head, such as "see all"; the arrow keys reach it after the group's options. */
  readonly lead?: ListboxOption | undefined;
}

export interface ListboxProps {
  id: string;
  label: string;
  groups: readonly ListboxGroup[];
  /** From `useCombobox`. */
  active: string | undefined;
  onActive(option: string): void;
  /** An option was pressed: a link only where it does not open beside the page. */
  onPick(option: string): void;
  /** Hairlines between the groups. */
  lines?: boolean | undefined;
  /** It scrolls itself, in a panel: what scrolls around the list of a combobox would have to be focusable. */
  scrolls?: boolean | undefined;
}

/** Ids in the order of the arrow keys, for `useCombobox`. */
export function optionIds(groups: readonly ListboxGroup[]): string[] {
  return groups.flatMap(({ options, lead }) =>
    [...options, ...(lead ? [lead] : [])].filter((option) => !option.disabled).map((option) => option.id),
  );
}

/** Options in named groups, ruled by a text field (`useCombobox`). A press leaves the focus in the field. */
export function Listbox({ id, label, groups, lines = false, scrolls = false, ...rest }: ListboxProps) {
  useSheet(sheet);
  return (
    <div
      id={id}
      className={cx(lines && 'oms-listbox-line', scrolls && 'oms-listbox-scrolls')}
      role="listbox"
      aria-label={label}
      onMouseDownCapture={useKeptPress()}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div
          key={group.id}
          className="oms-listbox-group"
          role="group"
          aria-labelledby={`${id}-${group.id}-label`}
        >
          <div className="oms-listbox-head" role="presentation">
            <span id={`${id}-${group.id}-label`}>{group.label}</span>
            {group.count !== undefined && <span>{group.count}</span>}
            {group.lead && <Option list={id} option={group.lead} lead {...rest} />}
          </div>
          {group.options.map((option) => (
            <Option key={option.id} list={id} option={option} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<ListboxProps, 'active' | 'onActive' | 'onPick'> {
  list: string;
  option: ListboxOption;
  lead?: boolean;
}

function Option({ list, option, lead = false, active, onActive, onPick }: OptionProps) {
  const isActive = option.id === active;
  const props = {
    id: `${list}-${option.id}`,
    role: 'option',
    tabIndex: -1,
    className: cx(
      'oms-option',
      lead && 'oms-option-lead',
      option.chosen && 'oms-option-chosen',
      isActive && 'oms-option-active',
    ),
    'aria-selected': option.chosen ?? isActive,
    ...(option.disabled && { 'aria-disabled': true }),
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 0) event.preventDefault();
    },
    // Not on enter: a list that scrolls under a resting pointer must not take the keyboard's place away.
    onMouseMove: () => {
      if (!option.disabled && !isActive) onActive(option.id);
    },
  };
  const pick = () => {
    if (!option.disabled) onPick(option.id);
  };
  if (option.to === undefined) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: an option; the combobox's field has the keys
      <div {...props} onClick={pick}>
        {option.content}
      </div>
    );
  }
  return (
    <ShellLink
      {...props}
      to={option.to}
      onClick={(event) => option.disabled && event.preventDefault()}
      onFollow={pick}
    >
      {option.content}
    </ShellLink>
  );
}

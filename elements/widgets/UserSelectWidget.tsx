import UserSelect, { type UserSelectProps } from '../../src/features/lookups/UserSelect';
import { textOf, textsOf } from './read-options';
import { useGiven } from './use-given';

/**
 * Users for pages without React, kept like the value of `SelectWidget`.
 * @param props untrusted
 */
export default function UserSelectWidget(props: UserSelectProps) {
  return props.multiple ? <Several {...props} /> : <One {...props} />;
}

function One(props: Extract<UserSelectProps, { multiple?: false | undefined }>) {
  const [value, setValue] = useGiven(props.value, textOf);
  return (
    <UserSelect
      {...props}
      value={value}
      onChange={(next, option) => {
        setValue(next);
        props.onChange?.(next, option);
      }}
    />
  );
}

function Several(props: Extract<UserSelectProps, { multiple: true }>) {
  const [value, setValue] = useGiven(props.value, textsOf);
  return (
    <UserSelect
      {...props}
      value={value}
      onChange={(next: string[]) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

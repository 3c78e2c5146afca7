import { Fact, Facts, Panel } from '@oms/shell/react';
import type { ReactNode } from 'react';

export interface FactPanelProps {
  id: string;
  title: string;
  /** Name and value; a value that is missing shows a dash. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A part of a record: its fields by name. */
export function FactPanel({ id, title, facts }: FactPanelProps) {
  return (
    <Panel id={id} title={title}>
      <Facts columns>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value === '' || value === null || value === undefined ? '—' : value}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '../i18n/context.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { useCompany } from './company.ts';
import { useTableBase } from './context.ts';

interface Props {
  /** Whose turn it is. */
  readonly said: string;
  readonly news: ReactNode;
  /** Only readers have it, for want of room. */
  readonly isQuiet?: boolean;
  /** Tools. */
  readonly children: ReactNode;
}

/** Whose turn it is, what is new, and the tools of the table. */
export function Head({ said, news, isQuiet = false, children }: Props) {
  const t = useWords();
  const company = useCompany();
  const { layout, look, attention } = useTableBase();
  return (
    <header className="head">
      <h1 className={isQuiet ? 'turn sr' : 'turn'}>
        <span className="turn-said">{(attention.past === undefined && company?.standIn) || said}</span>
        <small>{news}</small>
      </h1>
      <div className="tools">
        {children}
        {company && <company.Tools />}
        {layout !== 'phone' && (
          <Tool icon="menu" label={t('tool.menu')} onPress={() => look({ dialog: 'menu' })} />
        )}
      </div>
    </header>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** Of a switch: whether it is on. */
  readonly isOn?: boolean;
  onPress(): void;
}

export const Tool = ({ icon, label, isOn, onPress }: ToolProps) => (
  <button type="button" className="tool" aria-label={label} aria-pressed={isOn} onClick={onPress}>
    <Icon name={icon} />
    <span>{label}</span>
  </button>
);

/** Shows the whole board. */
export function FitTool() {
  const t = useWords();
  const { board } = useTableBase();
  return <Tool icon="fit" label={t('tool.fit')} onPress={() => board.current?.fit()} />;
}

import type { Ref } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly isOn: boolean;
  toggle(): void;
}

/** Lets something play by itself, and stops it. */
export function PlayButton({ ref, isOn, toggle }: Props) {
  const t = useTranslator();
  return (
    <button
      ref={ref}
      type="button"
      className="round"
      aria-label={t(isOn ? 'replay.pause' : 'replay.play')}
      onClick={toggle}
    >
      <Icon name={isOn ? 'pause' : 'play'} />
    </button>
  );
}

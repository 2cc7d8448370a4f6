import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent } from 'react';
import { useCatan, useCatanUi } from '../context.ts';
import type { Spotlight } from '../ui-state.ts';

/**
 * Props of a button that lights something of a seat on the island: under the mouse, with the keyboard's focus, or pressed.
 * Where a sheet or a dialog lies over the island, a press closes it, and the light ends by itself.
 */
export function useSpotlight(on: Spotlight['on'], seat: number) {
  const { setUi, ui, layout } = useCatan();
  const isOn = useCatanUi(({ spotlight }) => spotlight?.on === on && spotlight.seat === seat);
  const isCovered = useCatanUi(({ dialog }) => layout === 'phone' || dialog !== undefined);
  const light = () => setUi({ spotlight: { on, seat } });
  const end = () => setUi({ spotlight: undefined });
  const leave = useEffectEvent(() => {
    const { spotlight } = ui.get();
    if (spotlight?.on === on && spotlight.seat === seat && !spotlight.isBrief) end();
  });
  // The mouse does not leave what goes from under it.
  useEffect(() => () => leave(), []);
  if (isCovered)
    return {
      onClick: () =>
        setUi({ spotlight: { on, seat, isBrief: true }, isSidebarOpen: false, dialog: undefined }),
    };
  return {
    'aria-pressed': isOn,
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && light(),
    onPointerLeave: end,
    onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && light(),
    onBlur: end,
    onClick: isOn ? end : light,
  };
}

import type { CatanTable } from '../context.ts';
import type { Words } from '../words/index.ts';

/** What the button that commits (wax, in the styles) does, or what it waits for. */
export function commitLabel(t: Words, { turn, now, people }: CatanTable): string {
  const { plan, ready, ahead } = turn;
  if (plan.tool === 'plenty')
    return t(ready.kind === 'ready' ? 'catan.act.take' : 'catan.act.name', { n: plan.picked.length });
  if (plan.tool === 'monopoly')
    return plan.picked[0] ? t('catan.act.takeAll', { card: plan.picked[0] }) : t('catan.act.name', { n: 0 });
  if (ready.kind === 'not-yet') return incompleteLabel(t, plan.tool, ahead.phase);
  const rob = plan.staged.find((action) => action.type === 'rob');
  if (rob) return t('catan.act.rob', { name: people.names[rob.seat]! });
  const roads = plan.staged.filter(({ type }) => type === 'road').length;
  const types = plan.staged.map(({ type }) => type);
  if (types.includes('robber')) return t('catan.act.moveOnly');
  if (types.includes('settle') && now.phase === 'settle') return t('catan.act.settle');
  if (types.includes('play') || now.phase === 'free-roads')
    return roads > 0 ? t('catan.act.roads', { n: roads }) : t('catan.act.without');
  if (types.includes('city')) return t('catan.act.city');
  if (types.includes('settle')) return t('catan.act.settlement');
  if (roads > 0) return t('catan.act.road');
  if (plan.tool === 'card') return t('catan.act.buy');
  return t(now.phase === 'start' ? 'catan.act.roll' : 'catan.act.end');
}

function incompleteLabel(t: Words, tool: string | undefined, phase: string): string {
  if (phase === 'robber') return t('catan.act.chooseHex');
  if (phase === 'rob') return t('catan.act.chooseVictim');
  if (phase === 'settle') return t('catan.act.chooseIntersection');
  if (phase === 'connect' || phase === 'free-roads' || tool === 'road') return t('catan.act.choosePath');
  return t('catan.act.choosePlace');
}

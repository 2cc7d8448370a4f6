import type { Phase } from '@bastide/carcassonne';
import { useEffect } from 'react';
import { loadSecondaryMessages } from '../../../i18n/context.ts';
import { otherTurnText, yourTurnText } from '../../../people/people.ts';
import { Prompt, type PromptText, useLockPrompt } from '../../../table/Prompt.tsx';
import { createStore, useStore } from '../../../ui/store.ts';
import { type CarcassonneTable, useCarcassonne, useCarcassonneUi } from '../context.ts';
import { type CarcassonneKey, type CarcassonneTranslator, useCarcassonneTranslator } from '../messages.ts';
import { askedCell, tilesLeft } from '../sidebar/TileStack.tsx';
import { refusalText } from '../text/refusal-text.ts';

type ConsequenceTexts = typeof import('../text/consequence-text.ts');

const fetched = createStore<ConsequenceTexts | undefined>(undefined);

/** The texts for the results of a plan. They are fetched with the first plan, and undefined until they have come. */
function useConsequenceTexts(isNeeded: boolean): ConsequenceTexts | undefined {
  useEffect(() => {
    if (isNeeded && !fetched.get()) fetchTexts().catch(() => {}); // The prompt stays general, and the next plan tries again.
  }, [isNeeded]);
  return useStore(fetched, (texts) => texts);
}

async function fetchTexts(): Promise<void> {
  const [texts] = await Promise.all([import('../text/consequence-text.ts'), loadSecondaryMessages()]);
  fetched.set(texts);
}

/** The result of the plan in words, before anything is committed. */
export const Consequence = ({ short = false }: { readonly short?: boolean }) => (
  <Prompt text={useSentence()} short={short} steady />
);

function useSentence(): PromptText {
  const t = useCarcassonneTranslator();
  const table = useCarcassonne();
  const { preview, mine, pending } = table.turn;
  const hold = useLockPrompt(mine);
  const texts = useConsequenceTexts(preview.kind === 'ready');
  const isPast = useCarcassonneUi((ui) => ui.past !== undefined);
  if (isPast && mine && !hold)
    return { head: yourTurnText(t, table.people, table.seat), details: [t('prompt.past')], rules: [] };
  const said = hold ?? sentence(t, table, texts);
  if (hold || !table.purist || !mine || pending) return said;
  // A question is shown even on a table without hints.
  const isAsked = table.moment.view.phase === 'farmer' || table.moment.view.phase === 'second';
  if (preview.kind === 'ready' && !isAsked) {
    const head = texts?.figurePrompt(t, preview, table.seat) ?? t('prompt.chooseFigure');
    return { head, details: [], rules: [] };
  }
  return preview.kind === 'misfit' ? said : { ...said, details: [] };
}

function sentence(
  t: CarcassonneTranslator,
  table: CarcassonneTable,
  texts: ConsequenceTexts | undefined,
): PromptText {
  const { moment, turn, people } = table;
  const { view, actor } = moment;
  if (typeof actor !== 'number') return { head: t('turn.over'), details: [], rules: [] };
  if (!turn.mine) {
    const key = table.bots.thinking
      ? 'turn.thinks'
      : view.phase === 'farmer'
        ? 'farmer.theirs'
        : 'prompt.theirs';
    return { head: otherTurnText(t, people, actor, key), details: [t('prompt.botHint')], rules: [] };
  }
  if (turn.pending) return { head: t('prompt.laying'), details: [], rules: [] };
  switch (turn.preview.kind) {
    case 'open':
      return open(t, table);
    case 'misfit':
      return misfit(t, table, turn.preview);
    case 'ready':
      if (!texts) return { head: t(QUESTIONS[view.phase] ?? 'prompt.chooseFigure'), details: [], rules: [] };
      if (view.phase === 'second') return texts.secondWords(t, turn.plan.declines ?? false);
      if (turn.preview.farmer)
        return texts.farmerWords(t, turn.preview, moment, actor, turn.plan.returns ?? false);
      return texts.consequence(t, turn.preview, view, actor, people, turn.plan.choice);
  }
}

/** Heads of the questions before their texts have come. */
const QUESTIONS: Partial<Record<Phase, CarcassonneKey>> = {
  farmer: 'turn.lead.farmer',
  second: 'secondTile.ask',
};

function open(t: CarcassonneTranslator, table: CarcassonneTable): PromptText {
  const details = [places(t, table)];
  const head = t('prompt.choosePlace');
  if (!table.moment.view.riverEnd) return { head, details, rules: [] };
  return { head, details: [t('turn.river'), ...details], rules: ['CAR-RIV-03'] };
}

function places(t: CarcassonneTranslator, { turn }: CarcassonneTable): string {
  const n = turn.cells.length;
  const now = turn.cells.filter((cell) => cell.turned.includes(turn.plan.turned)).length;
  return now === n ? t('prompt.onlyPlaces', { n }) : t('prompt.places', { n, now });
}

function misfit(
  t: CarcassonneTranslator,
  table: CarcassonneTable,
  preview: Extract<CarcassonneTable['turn']['preview'], { kind: 'misfit' }>,
): PromptText {
  const { turn } = table;
  const { refusal, repair } = preview;
  const rules = [refusal.rule];
  const reason = refusalText(t, refusal);
  if (table.purist) return { head: t('prompt.misfitNever'), details: [reason], rules };
  if (repair !== undefined)
    return { head: t('prompt.misfit'), details: [reason, repairWords(t, turn.plan.turned, repair)], rules };
  const details = [
    reason,
    ...(refusal.facts?.side && !table.moment.view.riverEnd ? [t('refusal.noRepair')] : []),
    // Beside a wide board the stack says so.
    ...(table.layout !== 'wide' && isDead(table) ? [t('stack.noneFits')] : []),
  ];
  return {
    head: t('prompt.misfitNever'),
    details: [...details, t('refusal.elsewhere', { n: turn.cells.length })],
    rules,
  };
}

/** Tells whether no tile of the stack fits the chosen cell. */
function isDead(table: CarcassonneTable): boolean {
  const at = askedCell(table);
  return at !== undefined && table.view.left > 0 && tilesLeft(table, at).length === 0;
}

function repairWords(t: CarcassonneTranslator, from: number, to: number): string {
  const by = (to - from + 360) % 360;
  return t('refusal.repair', { turns: by === 90 ? 'right' : by === 270 ? 'left' : 'half' });
}

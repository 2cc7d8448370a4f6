import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, faultOf, readAnswers } from './answers.ts';
import type { Packet } from './packets.ts';

/** End of a connection, as the client sees it. */
export type Ending = 'answered' | 'closed' | 'reset' | 'silent' | 'hung up';

export interface Exchange {
  readonly answers: readonly Answer[];
  readonly ending: Ending;
  readonly fault?: string;
}

/** Milliseconds until a server that has nothing to wait for must have answered. */
const ANSWERED_WITHIN = 10_000;
/** Milliseconds until the client gives up where the server may wait for more. */
const PATIENCE = 250;

/** Sends a packet over a connection of its own and looks at everything that comes back. */
export function exchange(port: number, packet: Packet): Promise<Exchange> {
  const { pieces, answers: wanted, isWhole, ending: last, number } = packet;
  const mayBeHead = Buffer.concat(pieces).includes('HEAD');
  const received: Buffer[] = [];
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    let isOver = false;
    const end = (ending: Ending) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      // Some clients are rude.
      if (ending !== 'closed' && number % 4 === 0) socket.resetAndDestroy();
      else socket.destroy();
      const hasEnded = ending === 'closed';
      const { answers, isPartial, fault } = readAnswers(Buffer.concat(received), { mayBeHead, hasEnded });
      const found =
        fault ??
        // Whoever closes a connection halfway may not hear the end of an answer.
        (hasEnded && isPartial && last !== 'half-close' ? 'an answer was cut off' : undefined) ??
        (hasEnded && isWhole && last === 'wait' && answers.length === 0
          ? 'closed without an answer'
          : undefined) ??
        (ending === 'silent' && isWhole ? `no answer within ${ANSWERED_WITHIN} ms` : undefined) ??
        answers.map(faultOf).find((one) => one !== undefined);
      resolve({ answers, ending, ...(found !== undefined && { fault: found }) });
    };
    const timer = setTimeout(() => end('silent'), isWhole ? ANSWERED_WITHIN : PATIENCE);
    socket.on('data', (piece) => {
      received.push(piece);
      const reading = readAnswers(Buffer.concat(received), { mayBeHead, hasEnded: false });
      const { answers, isPartial, fault } = reading;
      if (fault !== undefined || (answers.length >= wanted && !isPartial)) end('answered');
    });
    socket.once('end', () => end('closed'));
    socket.once('error', () => end('reset'));
    socket.once('close', () => end('closed'));
    const write = async () => {
      for (const [n, piece] of pieces.entries()) {
        if (n > 0) await sleep(n % 3);
        if (isOver) return;
        await new Promise<void>((written) => socket.write(piece, () => written()));
      }
      if (isOver) return;
      if (last === 'half-close') socket.end();
      else if (last === 'reset') {
        socket.resetAndDestroy();
        end('hung up');
      } else if (last === 'hang up') end('hung up');
    };
    void write();
  });
}

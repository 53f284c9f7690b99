import type { Logger } from 'pino';
import { registrarEvento } from '../auditoria/eventos.ts';
import type { Db } from '../database/kysely.ts';
import type { Disco, SituacaoDoDisco } from './disco.ts';

const ACADA_MS = 15_000;
/** A disk that wavers about a mark is not told each time: better must have lasted this long. */
const SOSSEGO_MS = 10 * 60_000;
const gravidade: Record<SituacaoDoDisco, number> = { ok: 0, atencao: 1, cheio: 2 };
const dizeres = {
  ok: { nivel: 'info', tipo: 'disco.liberado', frase: 'the disk has room again' },
  atencao: { nivel: 'warn', tipo: 'disco.atencao', frase: 'the disk is filling' },
  cheio: { nivel: 'error', tipo: 'disco.cheio', frase: 'the disk is full: writes are refused' },
} as const;

/** Tells in the log and as an event when the disk fills: at once when it gets worse, later when it is better. Gives the stop. */
export function avisarDoDisco(
  { disco, db, log }: { disco: Disco; db: Db; log: Logger },
  { acadaMs = ACADA_MS, sossegoMs = SOSSEGO_MS }: { acadaMs?: number; sossegoMs?: number } = {},
): () => Promise<void> {
  let dita: SituacaoDoDisco = 'ok';
  let melhorDesde: number | null = null;
  let dizendo: Promise<void> = Promise.resolve();
  const dizer = async (situacao: SituacaoDoDisco): Promise<void> => {
    const { nivel, tipo, frase } = dizeres[situacao];
    const motivo = disco.ocupados.map(({ nome, ocupacao }) => `${nome} ${Math.floor(ocupacao * 100)} %`).join(', ');
    log[nivel]({ volumes: motivo }, frase);
    await registrarEvento(db, { tipo, motivo });
  };
  const olhar = (): void => {
    const { situacao } = disco;
    const piorou = gravidade[situacao] > gravidade[dita];
    melhorDesde = situacao === dita || piorou ? null : (melhorDesde ?? performance.now());
    if (!piorou && (melhorDesde === null || performance.now() - melhorDesde < sossegoMs)) return;
    dita = situacao;
    melhorDesde = null;
    dizendo = dizendo.then(() => dizer(situacao)).catch((causa: unknown) => log.warn({ err: causa }, 'event of the disk not kept'));
  };
  olhar();
  const relogio = setInterval(olhar, acadaMs);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await dizendo;
  };
}

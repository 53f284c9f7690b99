import { sql } from 'kysely';
import type { TipoDeEvento } from '#shared/eventos-de-seguranca.ts';
import { isDiscoCheio } from '../database/errors.ts';
import type { Db, Tx } from '../database/kysely.ts';

export type EventoDeSeguranca = {
  tipo: TipoDeEvento;
  usuarioId?: number | null;
  sessaoId?: number | null;
  ip?: string;
  rota?: string;
  alvoId?: number | null;
  motivo?: string;
  correlacao?: string;
};

/** Records a refusal or sign-in event on its own connection, so that it survives a rolled back request. Never the secret itself. */
export async function registrarEvento(db: Db | Tx, evento: EventoDeSeguranca): Promise<void> {
  await sql`insert into eventos_seguranca (tipo, usuario_id, sessao_id, ip, rota, alvo_id, motivo, correlacao)
    values (${evento.tipo}, ${evento.usuarioId ?? null}, ${evento.sessaoId ?? null}, ${evento.ip ?? null}, ${evento.rota ?? null}, ${evento.alvoId ?? null}, ${evento.motivo ?? null}, ${evento.correlacao ?? null})`.execute(
    db,
  );
}

const CHAVES_MAXIMO = 10_000;
const vistosPorBanco = new WeakMap<Db, Map<string, { ate: number; n: number }>>();

/**
 * The same for what can be provoked without end: at most so many within so many minutes for each kind, address and person. Where a full disk
 * takes no event, the refusal that it tells of stands as it is: who reads gets the answer that there is.
 */
export async function registrarAmostra(db: Db, evento: EventoDeSeguranca, vezes: number, minutos = 1): Promise<void> {
  const agora = Date.now();
  const chave = `${evento.tipo} ${evento.ip ?? ''} ${evento.usuarioId ?? ''}`;
  const vistos = vistosPorBanco.get(db) ?? new Map<string, { ate: number; n: number }>();
  vistosPorBanco.set(db, vistos);
  const visto = vistos.get(chave);
  if (visto && visto.ate > agora) {
    visto.n += 1;
    if (visto.n > vezes) return;
  } else {
    if (vistos.size >= CHAVES_MAXIMO) vistos.clear();
    vistos.set(chave, { ate: agora + minutos * 60_000, n: 1 });
  }
  await registrarEvento(db, evento).catch((causa: unknown) => {
    if (!isDiscoCheio(causa)) throw causa;
  });
}

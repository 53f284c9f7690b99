import { registrarEvento } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { Pedido } from '#platform/server/http/quem.ts';

type Evento = { tipo: string; usuarioId?: number | null; sessaoId?: number | null; alvoId?: number | null; motivo?: string };

type Origem = Pick<Pedido, 'ip' | 'correlationId'>;

const porMinuto = 5;
const chavesMaximo = 10_000;
const vistosPorBanco = new WeakMap<Db, Map<string, { ate: number; n: number }>>();

/** Records a security event of a request: on its own connection for refusals, in the transaction for what it did (a second connection would starve the pool). */
export async function registrar(db: Db | Tx, pedido: Origem, evento: Evento): Promise<void> {
  await registrarEvento(db, { ...evento, ip: pedido.ip, correlacao: pedido.correlationId });
}

/** The same for what anybody can provoke without end: at most five a minute for each kind, address and person. */
export async function registrarAmostra(servicos: Pick<Servicos, 'db'>, pedido: Origem, evento: Evento): Promise<void> {
  const agora = Date.now();
  const chave = `${evento.tipo} ${pedido.ip} ${evento.usuarioId ?? ''}`;
  const vistos = vistosPorBanco.get(servicos.db) ?? new Map<string, { ate: number; n: number }>();
  vistosPorBanco.set(servicos.db, vistos);
  const visto = vistos.get(chave);
  if (visto && visto.ate > agora) {
    visto.n += 1;
    if (visto.n > porMinuto) return;
  } else {
    if (vistos.size >= chavesMaximo) vistos.clear();
    vistos.set(chave, { ate: agora + 60_000, n: 1 });
  }
  await registrar(servicos.db, pedido, evento);
}

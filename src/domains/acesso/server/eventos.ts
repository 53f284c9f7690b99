import { type EventoDeSeguranca, registrarAmostra as amostrar, registrarEvento } from '#platform/server/auditoria/eventos.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { Pedido } from '#platform/server/http/quem.ts';

type Evento = Omit<EventoDeSeguranca, 'ip' | 'correlacao'>;
type Origem = Pick<Pedido, 'ip' | 'correlationId'>;

const POR_MINUTO = 5;

/** Records a security event of a request: on its own connection for refusals, in the transaction for what it did (a second connection would starve the pool). */
export async function registrar(db: Db | Tx, pedido: Origem, evento: Evento): Promise<void> {
  await registrarEvento(db, { ...evento, ip: pedido.ip, correlacao: pedido.correlationId });
}

/** The same for what anybody can provoke without end: a few a minute for each kind, address and person. */
export async function registrarAmostra(servicos: Pick<Servicos, 'db'>, pedido: Origem, evento: Evento): Promise<void> {
  await amostrar(servicos.db, { ...evento, ip: pedido.ip, correlacao: pedido.correlationId }, POR_MINUTO);
}

/** An alert about an address or a person that lasts: once an hour. */
export async function registrarDeHoraEmHora(servicos: Pick<Servicos, 'db'>, pedido: Origem, evento: Evento): Promise<void> {
  await amostrar(servicos.db, { ...evento, ip: pedido.ip, correlacao: pedido.correlationId }, 1, 60);
}

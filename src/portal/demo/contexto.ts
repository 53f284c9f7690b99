import type { Tx } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita, Pedido, Quem, Servicos } from '#platform/server/http/tipos.ts';

/** A request as it would have come from inside the house. */
export function pedidoDaCasa(ip = '127.0.0.1'): Pedido {
  return { idioma: 'br', ip, correlationId: 'demonstracao', agente: 'escola de demonstração', cabecalhos: {} };
}

/** What the use cases of some rooms take instead of the parts that they need. */
export function contextoDe(servicos: Servicos, tx: Tx, quem: Quem): ContextoEscrita {
  return { tx, quem, servicos, pedido: pedidoDaCasa(), resposta: { cabecalho: () => undefined } };
}

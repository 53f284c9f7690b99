import type { Ato } from '#platform/server/ato.ts';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import type { Pedido } from '#platform/server/http/quem.ts';

/** A request as it would have come from inside the house. */
export function pedidoDaCasa(ip = '127.0.0.1'): Pedido {
  return { idioma: 'br', ip, correlationId: 'demonstracao', agente: 'escola de demonstração', cabecalhos: {} };
}

/** What the use cases of some rooms take instead of the parts that they need. */
export function contextoDe(servicos: Servicos, ato: Ato): ContextoEscrita {
  return { ...ato, servicos, pedido: pedidoDaCasa(), resposta: { cabecalho: () => undefined } };
}

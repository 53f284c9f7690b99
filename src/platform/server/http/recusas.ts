import type { AnyEndpoint } from '#shared/endpoint.ts';
import { ErroNegocio } from '#shared/erros.ts';
import type { TipoDeEvento } from '#shared/eventos-de-seguranca.ts';
import { registrarAmostra } from '../auditoria/eventos.ts';
import type { Db } from '../database/kysely.ts';
import type { Pedido, Quem } from './quem.ts';

/** Enough to see a script at work, and not enough for it to fill the table. */
const POR_MINUTO = 60;

/** What a refusal tells about who asked: no permission, nothing to be found there for them, or too much at once. */
const eventoDoStatus: Readonly<Record<number, TipoDeEvento>> = {
  403: 'acesso.negado',
  404: 'acesso.fora_do_alcance',
  429: 'acesso.contido',
};

/**
 * Leaves an event of a refusal: who, at which endpoint, which record, and why. A record that does not exist and one out of reach look alike, here
 * as in the answer. Strangers leave one only for what was held back: they find nothing anyway.
 */
export async function anotarRecusa(
  db: Db,
  causa: unknown,
  { endpoint, params, pedido, quem }: { endpoint: AnyEndpoint; params: unknown; pedido: Pedido; quem: Quem | null },
): Promise<void> {
  if (!(causa instanceof ErroNegocio)) return;
  const tipo = eventoDoStatus[causa.status];
  // Who has still to set up the second factor is refused everything, and looks for nothing.
  if (tipo === undefined || quem?.pendencia || (quem === null && causa.status !== 429)) return;
  const evento = {
    tipo,
    usuarioId: quem?.usuarioId ?? null,
    sessaoId: quem?.sessaoId ?? null,
    ip: pedido.ip,
    rota: `${endpoint.method} ${endpoint.path}`,
    alvoId: alvoDe(params),
    motivo: causa.code,
    correlacao: pedido.correlationId,
  };
  await registrarAmostra(db, evento, POR_MINUTO);
}

/** The record that the address names by its number, if any. */
function alvoDe(params: unknown): number | null {
  const valores = typeof params === 'object' && params !== null ? Object.values(params) : [];
  const id = valores.map(Number).find((numero) => Number.isSafeInteger(numero) && numero > 0);
  return id ?? null;
}

import type { AnyEndpoint } from '#shared/endpoint.ts';
import { isCpf } from '#shared/documentos/cpf.ts';
import { registrarAmostra } from '../auditoria/eventos.ts';
import { pode } from './autorizacao.ts';
import { devolverCota, gastarCota } from './cotas.ts';
import type { Contexto } from './tipos.ts';

/** What a search takes for digits, however they are grouped. */
const semSinais = (texto: string): string => texto.replaceAll(/[+\s().\-/\u2010-\u2015]/g, '');
const traz = (parte: unknown): boolean =>
  typeof parte === 'object' && parte !== null && Object.values(parte).some((v) => typeof v === 'string' && isCpf(semSinais(v)));

/** Somebody was found: rows, or a total of them. Whatever else an answer is, it found nobody. */
function achou(lido: unknown): boolean {
  if (typeof lido !== 'object' || lido === null) return false;
  const { itens, total } = lido as { itens?: unknown; total?: unknown };
  const linhas: unknown = Array.isArray(lido) ? lido : itens;
  return (Array.isArray(linhas) && linhas.length > 0) || (typeof total === 'number' && total > 0);
}

/**
 * Of a masked CPF a thousand whole ones are left, and a search tells which: whoever sees them masked may look for so many a day that nobody
 * has. Whoever is at the counter with a CPF in hand finds its owner, which costs nothing. Whatever the search is called and wherever it is.
 * @throws COTA_DE_CPFS
 */
export async function comCpfProcurado<T>(
  { db, quem, pedido }: Pick<Contexto, 'db' | 'quem' | 'pedido'>,
  { method, path }: AnyEndpoint,
  { query, body }: { query: unknown; body: unknown },
  ler: () => Promise<T>,
): Promise<T> {
  if (!(traz(query) || traz(body)) || pode(quem, 'pessoas:editar')) return ler();
  const { usuarioId, sessaoId } = quem;
  const onde = { ip: pedido.ip, rota: `${method} ${path}`, correlacao: pedido.correlationId };
  await gastarCota(db, usuarioId, 'cpf').catch(async (recusa: unknown) => {
    await registrarAmostra(db, { tipo: 'cpf.cota', usuarioId, sessaoId, ...onde }, 1, 60);
    throw recusa;
  });
  const lido = await ler();
  if (achou(lido)) await devolverCota(db, usuarioId, 'cpf');
  return lido;
}

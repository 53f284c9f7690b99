import type { AnyEndpoint } from '#shared/endpoint.ts';
import { ErroNegocio } from '#shared/erros.ts';
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

type Procura = { query: unknown; body: unknown };

/**
 * Of a masked CPF a thousand whole ones are left, and a search tells which: whoever sees them masked may look for so many a day that nobody
 * has. Whoever is at the counter with a CPF in hand finds its owner, which costs nothing. Whatever the search is called and wherever it is.
 * @throws COTA_DE_CPFS
 */
export function comCpfProcurado<T>(contexto: Quem, endpoint: AnyEndpoint, { query, body }: Procura, ler: () => Promise<T>): Promise<T> {
  if (!(traz(query) || traz(body)) || pode(contexto.quem, 'pessoas:editar')) return ler();
  return contando(contexto, endpoint, ler, achou);
}

/**
 * The same for what is written: that somebody may not be registered with a CPF tells whose school knows it, and that they may tells it, too. Who is refused
 * because it is taken found its owner; whatever else becomes of it is one that nobody has.
 * @throws COTA_DE_CPFS
 */
export function comCpfGravado<T>(contexto: Quem, endpoint: AnyEndpoint, body: unknown, gravar: () => Promise<T>): Promise<T> {
  if (!gravaCpf(body) || pode(contexto.quem, 'pessoas:editar')) return gravar();
  return contando(contexto, endpoint, gravar, isCpfDeAlguem);
}

const seChamaCpf = (nome: unknown): boolean => typeof nome === 'string' && nome.toLowerCase() === 'cpf';

/** No body of the portal is deeper. */
const FUNDO = 8;

/** Whether a body brings a CPF, wherever in it: as a member of that name, or beside the word that names it, as the row of a change does. */
function gravaCpf(parte: unknown, fundo = FUNDO): boolean {
  if (typeof parte !== 'object' || parte === null || fundo === 0) return false;
  const isDeCpf = Object.values(parte).some(seChamaCpf);
  return Object.entries(parte).some(([nome, v]) =>
    typeof v === 'string' ? (isDeCpf || seChamaCpf(nome)) && isCpf(semSinais(v)) : gravaCpf(v, fundo - 1),
  );
}

const isCpfDeAlguem = (fim: unknown): boolean =>
  fim instanceof ErroNegocio && fim.status === 409 && fim.campos.some(({ path }) => seChamaCpf(path));

type Quem = Pick<Contexto, 'db' | 'quem' | 'pedido'>;

/** Counts one, and gives it back when what came of it, answer or refusal, found somebody. */
async function contando<T>(
  { db, quem, pedido }: Quem,
  { method, path }: AnyEndpoint,
  fazer: () => Promise<T>,
  achado: (fim: unknown) => boolean,
): Promise<T> {
  const { usuarioId, sessaoId } = quem;
  const onde = { ip: pedido.ip, rota: `${method} ${path}`, correlacao: pedido.correlationId };
  await gastarCota(db, usuarioId, 'cpf').catch(async (recusa: unknown) => {
    await registrarAmostra(db, { tipo: 'cpf.cota', usuarioId, sessaoId, ...onde }, 1, 60);
    throw recusa;
  });
  const devolver = async (fim: unknown): Promise<void> => {
    if (achado(fim)) await devolverCota(db, usuarioId, 'cpf');
  };
  const feito = await fazer().catch(async (recusa: unknown) => {
    await devolver(recusa);
    throw recusa;
  });
  await devolver(feito);
  return feito;
}

import { createHash } from 'node:crypto';
import { type Caso, conferirLista, defineCaso, type Escola, igual } from './caso.ts';
import type { ContextoBench } from './contexto.ts';

/** A request drawn from the data: the rest of its address, and the same by hand. */
export type PedidoDeLista = { consulta: string; onde: string; valores: readonly unknown[]; ordem: string; pagina?: number };
type Linha = Record<string, unknown> & { total: number };

export type ListaMedida = {
  nome: string;
  meta: Caso['meta'];
  escola?: Escola;
  /** With a question mark, and what is the same in all requests. */
  caminho: string;
  /** Requests that differ: none of them is made twice. */
  sortear(contexto: ContextoBench): Promise<PedidoDeLista[]>;
  /** The rows by hand, without order and limit. */
  pagina(onde: string): string;
  /** One row, whose `total` is that of the filter; `totais` are other figures of it that the list tells. */
  contagem(onde: string): string;
  totais?(data: never): Record<string, unknown>;
  /** Before the requests are drawn. */
  antes?(contexto: ContextoBench): Promise<void>;
  /** Counting is left out where another case measures it. */
  semContagem?: true;
};

const LINHAS = 50;
const consulta = (text: string, values: readonly unknown[]) => ({
  name: createHash('sha256').update(text).digest('hex').slice(0, 40),
  text,
  values: [...values],
});
const pedidoEm = (pedidos: readonly PedidoDeLista[], n: number): PedidoDeLista => {
  const pedido = pedidos[n];
  if (!pedido) throw new Error(`only ${pedidos.length} requests differ`);
  return pedido;
};

/** A list as its screen asks for it: the page, and what is told of the whole filter after it; each request asked once. */
export function casosDeLista(lista: ListaMedida): Caso[] {
  const { nome, meta, escola = 'demo', caminho } = lista;
  const preparar = async (contexto: ContextoBench): Promise<PedidoDeLista[]> => {
    await lista.antes?.(contexto);
    return lista.sortear(contexto);
  };
  const contar = async ({ cliente }: ContextoBench, { onde, valores }: PedidoDeLista): Promise<Linha> =>
    (await cliente.query(consulta(lista.contagem(onde), valores))).rows[0] as Linha;
  const pagina = defineCaso<PedidoDeLista[]>({
    nome,
    meta,
    escola,
    preparar,
    diferentes: (pedidos) => pedidos.length,
    vezes: 100,
    async sql({ cliente }, pedidos, n) {
      const { onde, valores, ordem, pagina: numero = 1 } = pedidoEm(pedidos, n);
      const texto = `${lista.pagina(onde)} order by ${ordem} limit ${LINHAS} offset ${(numero - 1) * LINHAS}`;
      const { rows } = await cliente.query(consulta(texto, valores));
      return { ids: rows.map((r) => Number((r as { id: string }).id)), total: null };
    },
    http: (pedir, pedidos, n) => {
      const { consulta: resto, pagina: numero = 1 } = pedidoEm(pedidos, n);
      return pedir(`${caminho}&TamanhoDaPagina=${LINHAS}&NumeroDaPagina=${numero}&Parte=pagina&${resto}`);
    },
    // Where the page tells its total, the case of the totals compares it.
    conferir: (doSql, data) => conferirLista(doSql, { ...(data as { itens: { id: number }[] }), total: null }),
  });
  const totais = defineCaso<PedidoDeLista[]>({
    nome: `${nome}: totals after`,
    meta: {},
    escola,
    preparar: async (contexto) => [
      ...new Map((await preparar(contexto)).map((p) => [`${p.onde} ${JSON.stringify(p.valores)}`, p])).values(),
    ],
    diferentes: (pedidos) => pedidos.length,
    vezes: 20,
    soUm: true,
    sql: (contexto, pedidos, n) => contar(contexto, pedidoEm(pedidos, n)),
    http: (pedir, pedidos, n) => pedir(`${caminho}&Parte=totais&${pedidoEm(pedidos, n).consulta}`),
    conferir(doSql, data) {
      const { total, ...outros } = doSql as Linha;
      igual('total', total, (data as { total: number }).total);
      if (lista.totais) igual('totals', Object.values(outros).map(Number), Object.values(lista.totais(data as never)));
    },
  });
  return lista.semContagem ? [pagina] : [pagina, totais];
}

/** Every member of each list with every one of the others, mixed the same way each time, `quantos` of them. */
export function misturar<T>(todos: readonly T[], quantos = 800): T[] {
  const chave = (i: number): string => createHash('sha256').update(`bench ${i}`).digest('hex');
  return todos
    .map((item, i) => ({ item, chave: chave(i) }))
    .sort((a, b) => (a.chave < b.chave ? -1 : 1))
    .slice(0, quantos)
    .map(({ item }) => item);
}

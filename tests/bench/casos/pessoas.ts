import { criarPessoasEmLote } from '#domains/pessoas/server/door.ts';
import { sortearPrenome, sortearSobrenome } from '#portal/demo/nomes.ts';
import { criarSorteio } from '#portal/demo/sorteio.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Caso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';

type Pagina = { itens: { id: number }[]; total: number };
type DoSql = { ids: number[]; total: number };

function conferir(doSql: unknown, doHttp: unknown): void {
  const { ids, total } = doSql as DoSql;
  const pagina = doHttp as Pagina;
  igual(
    'people',
    ids,
    pagina.itens.map((i) => i.id),
  );
  igual('total', total, pagina.total);
}

const lista =
  (onde: string, valores: readonly unknown[]) =>
  async ({ cliente }: ContextoBench): Promise<DoSql> => {
    const linhas = await cliente.query({
      name: `b-pessoas-${onde.length}`,
      text: `select id, codigo, nome_completo, cpf, data_nascimento from pessoas ${onde} order by nome_completo, id limit 50`,
      values: [...valores],
    });
    const total = await cliente.query({
      name: `b-pessoas-n-${onde.length}`,
      text: `select count(*)::int as n from pessoas ${onde}`,
      values: [...valores],
    });
    return { ids: linhas.rows.map((r) => Number((r as { id: string }).id)), total: (total.rows[0] as { n: number }).n };
  };

const caminho = (busca: string): string => `Pessoa/obter-pessoas-paginado?TamanhoDaPagina=50&CampoOrdenado=nome${busca}`;

/** Fills the register with people of plausible names, through the room's own batch, until it has `quantos`. */
async function completarAte({ processo, cliente }: ContextoBench, quantos: number): Promise<void> {
  const { rows } = await cliente.query('select count(*)::int as n from pessoas');
  const sorteio = criarSorteio('bench');
  for (let n = (rows[0] as { n: number }).n; n < quantos; n += 1000) {
    const pessoas = Array.from({ length: Math.min(1000, quantos - n) }, (_, i) => {
      const primeiro = sortearSobrenome(sorteio);
      return {
        nome: sortearPrenome(sorteio, i % 2 === 0 ? 'feminino' : 'masculino', 'adulto'),
        sobrenome: `${primeiro} ${sortearSobrenome(sorteio, [primeiro])}`,
      };
    });
    await transacao(processo.servicos.db, (tx) => criarPessoasEmLote(tx, { processo: 'bench' }, pessoas));
  }
  await cliente.query('vacuum analyze pessoas');
}

const grupo = (rotulo: string, preparar?: Caso['preparar']): Caso[] => [
  {
    nome: `3 people list, 50 rows, by name (${rotulo})`,
    meta: { c1: 5, c8: 25 },
    sql: lista('', []),
    http: (c) => c.pedir(caminho('')),
    conferir,
    ...(preparar ? { preparar } : {}),
  },
  {
    nome: `4 search any part of a name, 50 rows (${rotulo})`,
    meta: { c1: 4, c8: 20 },
    sql: lista('where nome_busca like $1', ['%quaresma%']),
    http: (c) => c.pedir(caminho('&Nome=Quaresma')),
    conferir,
  },
];

/** Cases 3 and 4 over the register of people, as the demo has it and at 200,000. */
export const pessoas: Caso[] = [...grupo('demo'), ...grupo('200,000', (c) => completarAte(c, 200_000))];

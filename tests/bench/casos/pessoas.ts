import { atoDe } from '#tests/helpers/ato.ts';
import { criarPessoasEmLote } from '#domains/pessoas/registro/server/door.ts';
import { sortearPrenome, sortearSobrenome } from '#portal/demo/pessoas/nomes.ts';
import { criarSorteio } from '#portal/demo/plano/sorteio.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Caso, conferirLista, defineCaso, type ListaDoSql } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import type { Pedir } from '../pedir.ts';

const lista =
  (nome: string, onde: string, valores: readonly unknown[], ordem = 'nome_completo, id') =>
  async ({ cliente }: ContextoBench): Promise<ListaDoSql> => {
    const linhas = await cliente.query({
      name: `b-pessoas-${nome}`,
      text: `select id, codigo, nome_completo, cpf, data_nascimento from pessoas ${onde} order by ${ordem} limit 50`,
      values: [...valores],
    });
    const total = await cliente.query({
      name: `b-pessoas-n-${nome}`,
      text: `select count(*)::int as n from pessoas ${onde}`,
      values: [...valores],
    });
    return { ids: linhas.rows.map((r) => Number((r as { id: string }).id)), total: (total.rows[0] as { n: number }).n };
  };

const caminho = (resto: string): string => `Pessoa/obter-pessoas-paginado?TamanhoDaPagina=50&${resto}`;

/** The plainest list of all, for cases that look at others meanwhile. */
export const listaPorNome = {
  sql: lista('nome', '', []),
  http: (pedir: Pedir) => pedir(caminho('CampoOrdenado=nome')),
};

/** Fills the register with people of plausible names, through the room's own batch, until it has `quantos`. */
export async function completarAte({ db, cliente }: ContextoBench, quantos: number): Promise<void> {
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
    await transacao(db, (tx) => criarPessoasEmLote(atoDe(tx, { processo: 'bench' }), pessoas));
  }
  await cliente.query('vacuum analyze');
}

const grupo = (escola: NonNullable<Caso['escola']>): Caso[] => {
  const rotulo = escola === 'demo' ? '' : ` (${escola})`;
  return [
    defineCaso({
      nome: `3 people list, 50 rows, by name${rotulo}`,
      meta: { c1: 5, c8: 25 },
      escola,
      sql: listaPorNome.sql,
      http: listaPorNome.http,
      conferir: conferirLista,
    }),
    defineCaso({
      nome: `3 people list, 50 rows, by birth date, downwards${rotulo}`,
      meta: { c1: 5, c8: 25 },
      escola,
      sql: lista('nascimento', '', [], 'data_nascimento desc nulls last, id desc'),
      http: (pedir: Pedir) => pedir(caminho('CampoOrdenado=dataNascimento&OrdenacaoAscendente=false')),
      conferir: conferirLista,
    }),
    defineCaso({
      nome: `4 search any part of a name, 50 rows${rotulo}`,
      meta: { c1: 4, c8: 20 },
      escola,
      sql: lista('quaresma', 'where nome_busca like $1', ['%quaresma%']),
      http: (pedir: Pedir) => pedir(caminho('CampoOrdenado=nome&Nome=Quaresma')),
      conferir: conferirLista,
    }),
    defineCaso({
      nome: `4 search two parts, accents ignored${rotulo}`,
      meta: { c1: 4, c8: 20 },
      escola,
      sql: lista('dois', 'where nome_busca like $1 and nome_busca like $2', ['%goncal%', '%mar%']),
      http: (pedir: Pedir) => pedir(caminho(`CampoOrdenado=nome&Nome=${encodeURIComponent('gonçal mar')}`)),
      conferir: conferirLista,
    }),
  ];
};

/** Cases 3 and 4 over the register of people, as the demo has it and at 200,000. */
export const pessoas: Caso[] = [...grupo('demo'), ...grupo('200,000 people')];

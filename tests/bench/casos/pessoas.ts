import { atoDe } from '#tests/helpers/ato.ts';
import { criarPessoasEmLote } from '#domains/pessoas/registro/server/oficina.ts';
import { sortearPrenome, sortearSobrenome } from '#portal/demo/pessoas/nomes.ts';
import { criarSorteio } from '#portal/demo/plano/sorteio.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Caso, Escola, ListaDoSql } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { casosDeLista, misturar, type PedidoDeLista } from '../lista.ts';
import type { Pedir } from '../pedir.ts';

const caminho = 'Pessoa/obter-pessoas-paginado?';
const porNome = 'nome_completo, id';

/** The plainest list of all, for cases that look at others meanwhile. */
export const listaPorNome = {
  async sql({ cliente }: ContextoBench): Promise<ListaDoSql> {
    const { rows } = await cliente.query(
      `select id, codigo, nome_completo, cpf, data_nascimento from pessoas order by ${porNome} limit 50`,
    );
    return { ids: rows.map((r) => Number((r as { id: string }).id)), total: null };
  },
  http: (pedir: Pedir) => pedir(`${caminho}TamanhoDaPagina=50&CampoOrdenado=nome&Parte=pagina`),
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

const lista = (escola: Escola, nome: string, meta: Caso['meta'], sortear: (contexto: ContextoBench) => Promise<PedidoDeLista[]>): Caso[] =>
  casosDeLista({
    nome: `${nome}${escola === 'demo' ? '' : ` (${escola})`}`,
    meta,
    escola,
    caminho,
    sortear,
    pagina: (onde) => `select id, codigo, nome_completo, cpf, data_nascimento from pessoas ${onde}`,
    contagem: (onde) => `select count(*)::int as total from pessoas ${onde}`,
  });

/** A search by name as a person types it, with what the search column holds of it. */
const busca = (...partes: string[]): PedidoDeLista => ({
  consulta: `CampoOrdenado=nome&Nome=${encodeURIComponent(partes.join(' '))}`,
  onde: `where ${partes.map((_, i) => `nome_busca like $${i + 1}`).join(' and ')}`,
  valores: partes.map((parte) => `%${parte}%`),
  ordem: porNome,
});

const ordens = [
  { consulta: 'CampoOrdenado=nome', ordem: porNome },
  { consulta: 'CampoOrdenado=nome&OrdenacaoAscendente=false', ordem: 'nome_completo desc, id desc' },
  { consulta: 'CampoOrdenado=codigo', ordem: 'codigo' },
  { consulta: 'CampoOrdenado=codigo&OrdenacaoAscendente=false', ordem: 'codigo desc' },
  { consulta: 'CampoOrdenado=dataNascimento', ordem: 'data_nascimento, id' },
  { consulta: 'CampoOrdenado=dataNascimento&OrdenacaoAscendente=false', ordem: 'data_nascimento desc nulls last, id desc' },
];

const grupo = (escola: Escola): Caso[] => [
  ...lista(escola, '3 people list, any order, first pages', { c1: 5, c8: 25 }, async () =>
    misturar(ordens.flatMap((o) => Array.from({ length: 120 }, (_, i) => ({ ...o, onde: '', valores: [], pagina: i + 1 })))),
  ),
  ...lista(escola, '4 search any part of a name', { c1: 4, c8: 20 }, async ({ cliente }) => {
    // Each word of each name, and each without its first letter.
    const { rows } =
      await cliente.query(`select distinct substr(palavra, d) as parte from pessoas, regexp_split_to_table(nome_busca, ' ') palavra, generate_series(1, 4) d
      where length(palavra) > d + 2 order by 1`);
    return misturar((rows as { parte: string }[]).map(({ parte }) => busca(parte)));
  }),
  ...lista(escola, '4 search two parts of a name', { c1: 4, c8: 20 }, async ({ cliente }) => {
    const { rows } =
      await cliente.query(`select distinct substr(split_part(nome_busca, ' ', 1), 1, 5) as um, substr(split_part(nome_busca, ' ', 2), 1, 4) as dois from pessoas
      where length(split_part(nome_busca, ' ', 1)) > 2 and length(split_part(nome_busca, ' ', 2)) > 2 order by 1, 2`);
    return misturar((rows as { um: string; dois: string }[]).map(({ um, dois }) => busca(um, dois)));
  }),
];

/** Cases 3 and 4 over the register of people, as the demo has it and at 200,000. */
export const pessoas: Caso[] = [...grupo('demo'), ...grupo('200,000 people')];

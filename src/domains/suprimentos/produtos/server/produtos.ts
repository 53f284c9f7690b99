import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { gruposProdutoApi, produtosApi } from '../api.ts';
import { errosProduto } from '../erros.ts';
import type { novoGrupo, novoProduto } from '../esquemas.ts';
import { textosUsosDeProduto as rotulos } from '../texts.ts';
import './restricoes.ts';

export type Produto = RespostaServidor<typeof produtosApi.obter>;
export type GrupoProduto = RespostaServidor<typeof gruposProdutoApi.obter>;
type Corpo = z.output<typeof novoProduto>;

/** Throws PRODUTO_NAO_ENCONTRADO, PRODUTO_CODIGO_REPETIDO, PRODUTO_NOME_REPETIDO, GTIN_REPETIDO, UNIDADE_EM_USO. */
export const produtos = registroListado<Produto, Corpo>(
  {
    tabela: 'produtos',
    alvoTipo: 'produto',
    selecao: sql<Produto>`r.id, r.codigo, r.nome, r.grupo_id as "grupoId", g.nome as "grupoNome", r.unidade,
      (select e.gtin from produtos_embalagens e where e.produto_id = r.id and e.base) as gtin,
      coalesce((select json_agg(json_build_object('nome', e.nome, 'fator', e.fator::text, 'gtin', e.gtin) order by e.fator, e.nome)
        from produtos_embalagens e where e.produto_id = r.id and not e.base), '[]') as embalagens,
      coalesce((select json_agg(json_build_object('depositoId', m.deposito_id, 'depositoNome', d.nome, 'quantidade', m.quantidade::text) order by d.nome)
        from produtos_minimos m join depositos d on d.id = m.deposito_id where m.produto_id = r.id), '[]') as minimos,
      coalesce((select sum(s.quantidade) from saldos_estoque s where s.produto_id = r.id), 0)::numeric(15,4)::text as saldo, r.ativo, r.versao`,
    de: sql`from produtos r join produtos_grupos g on g.id = r.grupo_id`,
    colunas: {
      codigo: 'codigo',
      nome: 'nome',
      grupoId: 'grupo_id',
      unidade: 'unidade',
      gtin: null,
      embalagens: null,
      minimos: null,
      ativo: 'ativo',
    },
    aposGravar: gravarPartes,
    usos: [
      { rotulo: rotulos.nMovimentos, contar: (id) => sql`select count(*) from movimentos_estoque where produto_id = ${id}` },
      {
        rotulo: rotulos.nNotas,
        contar: (id) => sql`select count(distinct nota_fiscal_id) from notas_fiscais_itens where produto_id = ${id}`,
      },
      { rotulo: rotulos.nContagens, contar: (id) => sql`select count(*) from contagens_estoque_itens where produto_id = ${id}` },
    ],
  },
  () => errosProduto.PRODUTO_NAO_ENCONTRADO(),
);

/** Packages, barcodes and minimums are those of the body, written anew. Those of a deleted product go with it. */
async function gravarPartes({ tx }: Ato<Autor>, id: number, { depois }: { depois: Corpo | null }): Promise<void> {
  if (depois === null) return;
  const { gtin, unidade, embalagens, minimos } = depois;
  const base = gtin === null ? [] : [{ nome: unidade, fator: '1.0000', gtin, base: true }];
  const linhas = [...base, ...embalagens.map((e) => ({ ...e, base: false }))];
  await sql`delete from produtos_embalagens where produto_id = ${id}`.execute(tx);
  await sql`delete from produtos_minimos where produto_id = ${id}`.execute(tx);
  await sql`insert into produtos_embalagens (produto_id, nome, fator, gtin, base) select ${id}, e.nome, e.fator, e.gtin, e.base
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e(nome text, fator numeric, gtin text, base boolean)`.execute(tx);
  await sql`insert into produtos_minimos (produto_id, deposito_id, quantidade) select ${id}, m."depositoId", m.quantidade
    from json_to_recordset(${JSON.stringify(minimos)}::json) as m("depositoId" bigint, quantidade numeric)`.execute(tx);
}

/** Products by name, code or barcode. */
export const listaDeProdutos = ({ nome, grupoId, ativo }: FiltrosDe<typeof produtosApi>) => ({
  ...listaDe(
    produtos,
    [
      ...contemPalavras(
        sql`f_busca(r.nome || ' ' || r.codigo || coalesce((select string_agg(' ' || e.gtin, '') from produtos_embalagens e where e.produto_id = r.id), ''))`,
        nome,
      ),
      grupoId !== undefined && sql`r.grupo_id = ${grupoId}`,
      ativo !== undefined && sql`r.ativo = ${ativo}`,
    ],
    { codigo: sql`r.codigo`, nome: sql`f_busca(r.nome)`, grupo: sql`f_busca(g.nome)` },
  ),
  deContagem: sql`from produtos r`,
});

/** Throws NAO_ENCONTRADO, GRUPO_REPETIDO. */
export const gruposProduto = registroListado<GrupoProduto, z.output<typeof novoGrupo>>({
  tabela: 'produtos_grupos',
  alvoTipo: 'grupo_produto',
  selecao: sql<GrupoProduto>`r.id, r.nome, (select count(*)::int from produtos p where p.grupo_id = r.id) as produtos, r.ativo, r.versao`,
  de: sql`from produtos_grupos r`,
  colunas: { nome: 'nome', ativo: 'ativo' },
  usos: [{ rotulo: rotulos.nProdutos, contar: (id) => sql`select count(*) from produtos where grupo_id = ${id}` }],
});

/** Groups by name. */
export const listaDeGrupos = ({ nome, ativo }: FiltrosDe<typeof gruposProdutoApi>) =>
  listaDe(gruposProduto, [...contemPalavras(sql`f_busca(r.nome)`, nome), ativo !== undefined && sql`r.ativo = ${ativo}`], {
    nome: sql`f_busca(r.nome)`,
  });

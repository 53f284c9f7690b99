import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type ComTotais, type DefinicaoLista, listar, ondeTodas } from '#platform/server/listas/listas.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import type { boletosApi } from '../api.ts';
import type { FiltrosDeBoletos } from '#domains/financeiro/boletos/filtros.ts';
import { rotulosSituacaoBoleto } from '#domains/financeiro/boletos/situacoes.ts';
import { textosBoletos } from '#domains/financeiro/boletos/texts.ts';
import { baixaPedida } from '#domains/financeiro/boletos/server/baixa-enviada.ts';
import { naoVale } from '#domains/financeiro/boletos/server/desatualizado.ts';
import { codigoDeBoleto } from '#domains/financeiro/titulos/lista/codigo-de-boleto.ts';
import { parteDoNumero } from '#domains/financeiro/boletos/server/parte-do-numero.ts';
import { boletosDoCodigo, tituloSemCodigo } from '#domains/financeiro/titulos/lista/server/door.ts';
import { condicoesDoTitulo } from '#domains/financeiro/boletos/emissao/server/door.ts';

type Colunas = 'vencimento' | 'nossoNumero' | 'pagador' | 'aluno' | 'valor' | 'situacao' | 'id';
type Pagina = RespostaServidor<typeof boletosApi.listarBoletos>;
export type BoletoListado = Pagina['itens'][number];
type Totais = NonNullable<Pagina['totais']>;

export const colunasDoBoleto = sql<BoletoListado>`b.id, b.titulo_id as "tituloId", t.numero as "tituloNumero", b.nosso_numero_impresso as "nossoNumero", t.aluno_nome as "alunoNome",
  t.pagador_nome as "pagadorNome", (select m.turma_nome from v_matricula_turma m where m.matricula_id = t.matricula_id) as "turmaNome", t.descricao,
  coalesce((select c.nome from v_conta_bancaria c where c.id = b.conta_bancaria_id), '') as "contaNome", b.data_vencimento as "dataVencimento", b.valor_centavos as "valorCentavos",
  b.situacao, t.situacao as "tituloSituacao", ${baixaPedida} as "baixaPedida", ${naoVale} as desatualizado, b.pix_emv is not null as "comPix", b.motivos`;
export const deBoletos = sql`from boletos b join v_titulo_receber t on t.id = b.titulo_id join v_titulo_saldo s on s.id = b.titulo_id`;

function condicoes(f: FiltrosDeBoletos): DefinicaoLista<Colunas>['onde'] {
  const codigo = codigoDeBoleto(f.nome);
  const achados = [
    tituloSemCodigo(f.nome),
    parteDoNumero(f.nome, sql`b.nosso_numero`),
    codigo && sql`b.id in (select x.id from ${boletosDoCodigo(codigo)} x)`,
  ].filter((c) => c !== null);
  const nome = achados.length > 0 && sql`(${sql.join(achados, sql` or `)})`;
  return [
    nome,
    ...condicoesDoTitulo(f),
    f.contaBancariaId !== undefined && sql`b.conta_bancaria_id = ${f.contaBancariaId}`,
    f.vencimentoInicial !== null && sql`b.data_vencimento >= ${f.vencimentoInicial}::date`,
    f.vencimentoFinal !== null && sql`b.data_vencimento <= ${f.vencimentoFinal}::date`,
    f.desatualizados && naoVale,
    f.situacoes.length > 0 && sql`b.situacao = any(${f.situacoes}::text[])`,
  ];
}

/** The list of slips. */
export const listaDeBoletos = (f: FiltrosDeBoletos): DefinicaoLista<Colunas, BoletoListado> => ({
  colunas: colunasDoBoleto,
  de: deBoletos,
  onde: condicoes(f),
  ordem: {
    vencimento: sql`b.data_vencimento`,
    nossoNumero: sql`b.nosso_numero`,
    pagador: sql`t.pagador_nome`,
    aluno: sql`t.aluno_nome`,
    valor: sql`b.valor_centavos`,
    situacao: sql`b.situacao`,
    id: { semNulos: sql`b.id` },
  },
  desempate: sql`b.id`,
});

/** One page of slips and the totals of the whole filter by state. */
export function listarBoletos(db: Db, f: FiltrosDeBoletos, p: Paginacao<Colunas>): Promise<Pagina> {
  const lista = listaDeBoletos(f);
  return listar<BoletoListado, Colunas, ComTotais<Totais>>(db, lista, p, async () => {
    const { rows: totais } = await sql<
      Totais[number]
    >`select b.situacao, count(*)::int as quantidade, sum(b.valor_centavos)::bigint as "totalCentavos"
      ${lista.de} ${ondeTodas(lista.onde)} group by b.situacao order by ordem_da_situacao_do_boleto(b.situacao)`.execute(db);
    return { total: totais.reduce((soma, t) => soma + t.quantidade, 0), totais };
  });
}

/** Ids of the slips of a filter, but some; one more than `maximo` tells that they are too many. */
export async function idsDeBoletos(db: Db | Tx, f: FiltrosDeBoletos, exceto: readonly number[], maximo: number): Promise<number[]> {
  const onde = ondeTodas([...condicoes(f), exceto.length > 0 && sql`b.id <> all(${exceto as number[]})`]);
  const { rows } = await sql<{ id: number }>`select b.id ${deBoletos} ${onde} order by b.id limit ${maximo + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The columns of the file of slips, in the reader's language. */
export function colunasDaPlanilha(idioma: Idioma): ColunaPlanilha<BoletoListado>[] {
  const t = tradutor(textosBoletos, idioma);
  return [
    { titulo: t('nossoNumero'), valor: (r) => r.nossoNumero, largura: 24 },
    { titulo: t('titulo'), valor: (r) => r.tituloNumero },
    { titulo: t('aluno'), valor: (r) => r.alunoNome, largura: 36 },
    { titulo: t('pagador'), valor: (r) => r.pagadorNome, largura: 36 },
    { titulo: t('turma'), valor: (r) => r.turmaNome },
    { titulo: t('conta'), valor: (r) => r.contaNome, largura: 28 },
    { titulo: t('vencimento'), valor: (r) => r.dataVencimento, tipo: 'data' },
    { titulo: t('valor'), valor: (r) => r.valorCentavos, tipo: 'centavos' },
    { titulo: t('situacao'), valor: (r) => rotuloDe(rotulosSituacaoBoleto, r.situacao, idioma) },
  ];
}

import { type RawBuilder, sql } from 'kysely';
import { buscaDeLancamentos, doDocumento } from '#domains/financeiro/caixa/server/busca-de-lancamentos.ts';
import { categoriaDigitada, historicoNoIdioma, nomeDaCategoria } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar } from '#platform/server/listas/listas.ts';
import type { DataCivil } from '#shared/datas.ts';
import { parseReais } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { conciliacaoApi } from '../api.ts';
import type { SituacaoDaLinha } from '../respostas.ts';
import { comSinal } from '#domains/financeiro/caixa/server/com-sinal.ts';

type Linhas = RespostaServidor<typeof conciliacaoApi.listarLinhas>;
type Movimentos = RespostaServidor<typeof conciliacaoApi.listarMovimentos>;
type Filtros = { contaBancariaId: number; nome: string | undefined; dataInicial: DataCivil | null; dataFinal: DataCivil | null };

/** Whether what a conciliação holds was not yet the same money at the end of a day: something of it is of a later one. */
const depoisDe = (conciliacaoId: RawBuilder<unknown>, dia: DataCivil): RawBuilder<unknown> => sql`(
  exists (select from conciliacoes_linhas a join extratos_bancarios_linhas b on b.id = a.linha_id where a.conciliacao_id = ${conciliacaoId} and b.data_linha > ${dia}::date)
  or exists (select from conciliacoes_lancamentos a join lancamentos_financeiros b on b.id = a.lancamento_id where a.conciliacao_id = ${conciliacaoId} and b.data_movimento > ${dia}::date))`;

type Linha = Linhas['itens'][number];
const deLinhas = sql`from extratos_bancarios_linhas x left join conciliacoes_linhas i on i.linha_id = x.id left join conciliacoes c on c.id = i.conciliacao_id`;
const situacao: Record<SituacaoDaLinha, RawBuilder<unknown>> = {
  pendente: sql`c.id is null`,
  conciliada: sql`c.tipo <> 'ignorada'`,
  ignorada: sql`c.tipo = 'ignorada'`,
};

/** The lines of the bank of an account, found by their words, document or amount. */
export async function listarLinhas(
  db: Db,
  f: Filtros & { situacao: SituacaoDaLinha | undefined; abertasEm: DataCivil | null },
  p: Paginacao<'data' | 'valor' | 'descricao'>,
  idioma: Idioma,
): Promise<Linhas> {
  const lista: DefinicaoLista<'data' | 'valor' | 'descricao', Linha> = {
    colunas: sql<Linha>`x.id, x.data_linha as data, x.valor_centavos as "valorCentavos", x.valor_lido as "valorLido", x.descricao, x.documento,
      coalesce((select e.nome_arquivo from extratos_bancarios e where e.id = x.extrato_id), '') as "nomeArquivo",
      case when c.id is null then 'pendente' when c.tipo = 'ignorada' then 'ignorada' else 'conciliada' end as situacao,
      case when c.id is not null then json_build_object('id', c.id, 'tipo', c.tipo, 'motivo', c.motivo, 'usuarioNome', c.usuario_nome, 'em', c.created_at, 'lancamentos', coalesce((
        select json_agg(json_build_object('id', l.id, 'numero', l.numero, 'data', l.data_movimento, 'valorCentavos', ${comSinal}, 'historico', l.historico, 'origemTipo', l.origem_tipo) order by l.id)
        from conciliacoes_lancamentos j join lancamentos_financeiros l on l.id = j.lancamento_id where j.conciliacao_id = c.id), '[]')) end as conciliacao`,
    de: deLinhas,
    onde: [
      sql`x.conta_bancaria_id = ${f.contaBancariaId}`,
      f.situacao !== undefined && situacao[f.situacao],
      f.abertasEm !== null &&
        sql`x.data_linha <= ${f.abertasEm}::date and (c.id is null or c.tipo <> 'ignorada' and ${depoisDe(sql`c.id`, f.abertasEm)})`,
      f.dataInicial !== null && sql`x.data_linha >= ${f.dataInicial}::date`,
      f.dataFinal !== null && sql`x.data_linha <= ${f.dataFinal}::date`,
      buscaDeLinhas(f.nome),
    ],
    ordem: { data: { semNulos: sql`x.data_linha` }, valor: sql`x.valor_centavos`, descricao: sql`f_busca(x.descricao)` },
    desempate: sql`x.id`,
  };
  const pagina = await listar<Linha, 'data' | 'valor' | 'descricao'>(db, lista, p);
  return { ...pagina, itens: pagina.itens.map((linha) => noIdioma(linha, idioma)) };
}

const noIdioma = (linha: Linha, idioma: Idioma): Linha => ({
  ...linha,
  conciliacao: linha.conciliacao && {
    ...linha.conciliacao,
    lancamentos: linha.conciliacao.lancamentos.map((l) => ({ ...l, historico: historicoNoIdioma(l.historico, l.origemTipo, idioma) })),
  },
});

function buscaDeLinhas(nome: string | undefined): RawBuilder<unknown> | null {
  const palavras = contemPalavras(sql`f_busca(x.descricao || ' ' || coalesce(x.documento, ''))`, nome);
  if (nome === undefined || palavras.length === 0) return null;
  const quantia = parseReais(nome);
  return sql`((${sql.join(palavras, sql` and `)}) ${quantia === null || quantia === 0 ? sql`` : sql`or abs(x.valor_centavos) = ${Math.abs(quantia)}`})`;
}

type Movimento = Movimentos['itens'][number];

/** The movements of an account that no line was found to be yet. */
export async function listarMovimentos(
  db: Db,
  f: Filtros & { abertosEm: DataCivil | null; pertoDe: DataCivil | null },
  p: Paginacao<'data' | 'valor'>,
  idioma: Idioma,
): Promise<Movimentos> {
  const pagina = await listar<Movimento, 'data' | 'valor'>(
    db,
    {
      colunas: sql<Movimento>`l.id, l.numero, l.data_movimento as data, ${comSinal}::bigint as "valorCentavos", l.historico, l.categoria, l.origem_tipo as "origemTipo",
        (select p.nome_completo from v_pessoa_resumo p where p.id = l.pessoa_id) as "pessoaNome"`,
      de: sql`from lancamentos_financeiros l`,
      onde: [
        sql`l.conta_bancaria_id = ${f.contaBancariaId}`,
        f.abertosEm === null
          ? sql`not exists (select from conciliacoes_lancamentos c where c.lancamento_id = l.id)`
          : sql`l.data_movimento <= ${f.abertosEm}::date and not exists (select from conciliacoes_lancamentos c where c.lancamento_id = l.id and not ${depoisDe(sql`c.conciliacao_id`, f.abertosEm)})
            and (l.data_movimento >= (select min(e.data_inicio) from extratos_bancarios e where e.conta_bancaria_id = l.conta_bancaria_id)
              or exists (select from conciliacoes_lancamentos c where c.lancamento_id = l.id))`,
        f.dataInicial !== null && sql`l.data_movimento >= ${f.dataInicial}::date`,
        f.dataFinal !== null && sql`l.data_movimento <= ${f.dataFinal}::date`,
        buscaDeLancamentos(f.nome, {
          texto: sql`f_busca(l.historico)`,
          pessoaId: sql`l.pessoa_id`,
          valor: sql`l.valor_centavos`,
          outros: doDocumento,
        }),
      ],
      ordem: {
        data: { semNulos: f.pertoDe === null ? sql`l.data_movimento` : sql`abs(l.data_movimento - ${f.pertoDe}::date)` },
        valor: { semNulos: comSinal },
      },
      desempate: sql`l.id`,
    },
    p,
  );
  return {
    ...pagina,
    itens: pagina.itens.map((m) => ({
      ...m,
      historico: historicoNoIdioma(m.historico, m.origemTipo, idioma),
      categoria: nomeDaCategoria(m.categoria, categoriaDigitada(m), idioma),
    })),
  };
}

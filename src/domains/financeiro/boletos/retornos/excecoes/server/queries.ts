import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, contarLinhas, contemPalavras, type DefinicaoLista, listar } from '#platform/server/listas/listas.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import type { excecoesApi } from '../api.ts';
import type { filtrosDeExcecoes } from '../esquemas.ts';
import { parteDoNumero } from '#domains/financeiro/boletos/server/parte-do-numero.ts';
import { tituloProcurado } from '#domains/financeiro/titulos/lista/server/door.ts';
import { textosRetorno } from '#domains/financeiro/boletos/retornos/texts.ts';
import { estaDesfeita } from '#domains/financeiro/boletos/retornos/server/desfeita.ts';
import { type ColunasDaLinha, comMensagem, type LinhaListada, listaDeLinhas } from '#domains/financeiro/boletos/retornos/server/queries.ts';

type Excecoes = RespostaServidor<typeof excecoesApi.listarExcecoes>;

type Totais = NonNullable<Excecoes['totais']>;

type FiltrosDeExcecoes = z.output<z.ZodObject<typeof filtrosDeExcecoes>>;

/** Whether a line is of the slip, the title or the person that somebody typed. */
function procurada(nome: string | undefined): RawBuilder<unknown> | false {
  const doTitulo = tituloProcurado(nome);
  // Of a line without slip here, what the bank says of it.
  const daLinha = contemPalavras(sql`f_busca(l.pagador_nome || ' ' || l.seu_numero)`, nome);
  const achados = [
    daLinha.length > 0 && sql`(l.boleto_id is null and ${sql.join(daLinha, sql` and `)})`,
    parteDoNumero(nome, sql`l.nosso_numero`),
    doTitulo &&
      sql`exists (select 1 from boletos b join v_titulo_receber t on t.id = b.titulo_id where b.id = l.boleto_id and ${doTitulo})`,
  ].filter((c) => c !== null && c !== false);
  return achados.length > 0 && sql`(${sql.join(achados, sql` or `)})`;
}

/** What narrows the queue, in SQL. */
export const condicoesDasExcecoes = (f: FiltrosDeExcecoes): (RawBuilder<unknown> | false)[] => [
  f.Situacao === 'aberta'
    ? sql`l.id in (select n.linha_id from v_retorno_na_fila n ${f.Problema === undefined ? sql`` : sql`where n.problema = ${f.Problema}`})`
    : sql`l.resultado = ${f.Situacao}`,
  f.Situacao === 'resolvida' && sql`not ${estaDesfeita}`,
  procurada(f.Nome),
  f.ContaBancariaId !== undefined && sql`l.conta_bancaria_id = ${f.ContaBancariaId}`,
  f.Situacao !== 'aberta' && f.Problema !== undefined && sql`l.problema = ${f.Problema}`,
];

/** The queue as a list. */
export const listaDeExcecoes = (f: FiltrosDeExcecoes): DefinicaoLista<ColunasDaLinha, LinhaListada> =>
  listaDeLinhas(condicoesDasExcecoes(f));

/** The queue of lines that wait for a person, or those that somebody dealt with, with how many wait for each reason. */
export async function listarExcecoes(
  db: Db,
  { filtros, paginacao }: { filtros: FiltrosDeExcecoes; paginacao: Paginacao<ColunasDaLinha> },
  idioma: Idioma,
): Promise<Excecoes> {
  const lista = listaDeExcecoes(filtros);
  const pagina = await listar<LinhaListada, ColunasDaLinha, ComTotais<Totais>>(db, lista, paginacao, async (total) => {
    const { rows } = await sql<Totais['problemas'][number]>`select n.problema, count(*)::int as quantidade,
      coalesce(sum(l.pago_centavos) filter (where l.efeito in ('paga', 'parcial', 'cheque', 'desconhecida')), 0)::bigint as "pagoCentavos"
    from v_retorno_na_fila n join retornos_linhas l on l.id = n.linha_id where n.problema is not null group by n.problema order by 2 desc, 1`.execute(
      db,
    );
    const totais = {
      abertas: rows.reduce((soma, r) => soma + r.quantidade, 0),
      pagoCentavos: rows.reduce((soma, r) => soma + r.pagoCentavos, 0),
      problemas: rows,
    };
    return { total: total ?? (await contarLinhas(db, lista)), totais };
  });
  return { ...pagina, itens: pagina.itens.map((l) => comMensagem(l, idioma)) };
}

/** The columns of the file of exceptions, in the reader's language. */
export function colunasDasExcecoes(idioma: Idioma): ColunaPlanilha<LinhaListada>[] {
  const t = tradutor(textosRetorno, idioma);
  return [
    { titulo: t('arquivo'), valor: (l) => l.nomeArquivo, largura: 28 },
    { titulo: t('linha'), valor: (l) => l.linha, tipo: 'numero' },
    { titulo: t('conta'), valor: (l) => l.contaNome, largura: 28 },
    { titulo: t('ocorrencia'), valor: (l) => l.ocorrencia },
    { titulo: t('nossoNumero'), valor: (l) => l.nossoNumero, largura: 24 },
    { titulo: t('titulo'), valor: (l) => l.tituloNumero },
    { titulo: t('pagador'), valor: (l) => l.pagadorNome, largura: 36 },
    { titulo: t('aluno'), valor: (l) => l.alunoNome, largura: 36 },
    { titulo: t('data'), valor: (l) => l.dataOcorrencia, tipo: 'data' },
    { titulo: t('credito'), valor: (l) => l.dataCredito, tipo: 'data' },
    { titulo: t('pago'), valor: (l) => l.pagoCentavos, tipo: 'centavos' },
    { titulo: t('motivo'), valor: (l) => comMensagem(l, idioma).mensagem, largura: 60 },
  ];
}

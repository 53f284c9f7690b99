import type { Ato } from '#platform/server/ato.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, contarLinhas, type DefinicaoLista, listar } from '#platform/server/listas/listas.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { type DefinicaoErro, type Idioma, type ParametrosDeRecusa, mensagemDaRecusa } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import type { remessasApi } from '#domains/financeiro/boletos/remessas/api.ts';
import type { retornosApi } from '../arquivos/api.ts';
import { motivoEmPalavras } from '#domains/financeiro/boletos/cnab/motivos.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { errosRetorno } from '../erros.ts';
import type { filtrosDeExcecoes } from '#domains/financeiro/boletos/esquemas.ts';
import type { Previsto } from '#domains/financeiro/boletos/saidas.ts';
import { textosRetorno } from '../texts.ts';
import { estaDesfeita, resultadoVisto } from './desfeita.ts';

type Item = RespostaServidor<typeof retornosApi.listarRetornos>['itens'][number];
type Retorno = RespostaServidor<typeof retornosApi.obterRetorno>;
type PaginaDeLinhas = RespostaServidor<typeof retornosApi.listarLinhasDeRetorno>;
type Linha = PaginaDeLinhas['itens'][number];
type Excecoes = RespostaServidor<typeof retornosApi.listarExcecoes>;
type Totais = NonNullable<Excecoes['totais']>;

const colunasDoRetorno = sql`r.id, c.nome as "contaNome", c.banco_nome as "bancoNome", r.nome_arquivo as "nomeArquivo", r.formato, r.sequencia, r.gerado_em as "geradoEm",
  r.versao_layout as "versaoLayout", r.versao_conhecida as "versaoConhecida",
  r.situacao, r.tarefa_id as "tarefaId", r.usuario_nome as "usuarioNome", r.created_at as em, n.linhas, n."pagoCentavos", n.excecoes`;
const deRetornos = sql`from retornos r join v_conta_bancaria c on c.id = r.conta_bancaria_id cross join lateral (
  select count(*)::int as linhas, coalesce(sum(l.pago_centavos) filter (where l.efeito in ('paga', 'parcial', 'cheque') and l.resultado not in ('ja_aplicada', 'repetida')), 0)::bigint as "pagoCentavos",
    (count(*) filter (where ${resultadoVisto} = 'excecao'))::int as excecoes from retornos_linhas l where l.retorno_id = r.id) n`;

/** The return files that were read, newest first. */
export function listRetornos(
  db: Db,
  p: Paginacao<'id' | 'conta'>,
  contaBancariaId: number | undefined,
): Promise<RespostaServidor<typeof retornosApi.listarRetornos>> {
  return listar<Item, 'id' | 'conta'>(
    db,
    {
      colunas: colunasDoRetorno,
      de: deRetornos,
      deContagem: sql`from retornos r`,
      onde: [contaBancariaId !== undefined && sql`r.conta_bancaria_id = ${contaBancariaId}`],
      ordem: { id: { semNulos: sql`r.id` }, conta: sql`c.nome` },
      desempate: sql`r.id`,
    },
    p,
  );
}

/** One return file with its figures by what its lines come, or came, to. Throws RETORNO_NAO_ENCONTRADO. */
export async function obterRetorno(db: Db, id: number, jaExistia = false): Promise<Retorno> {
  const { rows } = await sql<Item>`select ${colunasDoRetorno} ${deRetornos} where r.id = ${id}`.execute(db);
  if (!rows[0]) throw errosRetorno.RETORNO_NAO_ENCONTRADO();
  const { rows: grupos } = await sql<
    Retorno['grupos'][number]
  >`select l.previsto, ${resultadoVisto} as resultado, count(*)::int as quantidade,
      coalesce(sum(l.pago_centavos) filter (where l.efeito in ('paga', 'parcial', 'cheque')), 0)::bigint as "pagoCentavos", sum(l.tarifa_centavos)::bigint as "tarifaCentavos"
    from retornos_linhas l where l.retorno_id = ${id} group by 1, 2 order by 1, 2`.execute(db);
  return { ...rows[0], jaExistia, grupos };
}

const colunasComuns = sql`l.id, l.retorno_id as "retornoId", l.linha, c.nome as "contaNome", r.nome_arquivo as "nomeArquivo", l.efeito, l.ocorrencia,
  l.nosso_numero as "nossoNumero", l.boleto_id as "boletoId", t.id as "tituloId", t.numero as "tituloNumero", t.aluno_nome as "alunoNome", t.pagador_nome as "pagadorNome",
  l.data_ocorrencia as "dataOcorrencia", l.data_credito as "dataCredito", l.valor_centavos as "valorCentavos", l.pago_centavos as "pagoCentavos",
  l.tarifa_centavos as "tarifaCentavos", l.previsto, l.parametros, l.motivos`;
export const colunasDaLista = sql`${colunasComuns}, l.resultado, l.problema`;
const problemaVisto = sql`case when ${estaDesfeita} then 'PAGAMENTO_DESFEITO' else l.problema end`;
export const deLinhas = sql`from retornos_linhas l join retornos r on r.id = l.retorno_id join v_conta_bancaria c on c.id = l.conta_bancaria_id
  left join boletos b on b.id = l.boleto_id left join v_titulo_receber t on t.id = b.titulo_id`;
type ColunasDaLinha = 'linha' | 'dataOcorrencia' | 'pago' | 'problema';
const listaDeLinhas = (onde: DefinicaoLista<string>['onde']): DefinicaoLista<ColunasDaLinha> => ({
  colunas: sql`${colunasComuns}, ${resultadoVisto} as resultado, ${problemaVisto} as problema`,
  de: deLinhas,
  deContagem: sql`from retornos_linhas l`,
  onde,
  ordem: { linha: sql`l.linha`, dataOcorrencia: sql`l.data_ocorrencia`, pago: sql`l.pago_centavos`, problema: problemaVisto },
  desempate: sql`l.id`,
});
export type LinhaListada = Linha & { parametros: ParametrosDeRecusa | null; motivos: string[] };
const definicoes: Readonly<Record<string, DefinicaoErro>> = {
  ...errosCaixa.definicoes,
  ...errosTitulos.definicoes,
  ...errosBoletos.definicoes,
  ...errosRetorno.definicoes,
};

/** Why a line waits, in words, with what the bank's reason codes mean. */
export function comMensagem({ parametros, motivos, ...linha }: LinhaListada, idioma: Idioma): Linha {
  const definicao = definicoes[linha.problema ?? ''];
  if (!definicao) return { ...linha, mensagem: linha.problema };
  const palavras = motivos.map((m) => motivoEmPalavras(m, idioma)).join('; ');
  return {
    ...linha,
    mensagem: mensagemDaRecusa(definicao, { ...parametros, ...(motivos.length > 0 ? { motivos: palavras } : {}) }, idioma),
  };
}

/** The lines of a return file. */
export async function listLinhas(
  db: Db,
  retornoId: number,
  f: { paginacao: Paginacao<ColunasDaLinha>; previsto: Previsto | undefined; resultado: string | undefined },
  idioma: Idioma,
): Promise<PaginaDeLinhas> {
  const onde: (RawBuilder<unknown> | false)[] = [
    sql`l.retorno_id = ${retornoId}`,
    f.previsto !== undefined && sql`l.previsto = ${f.previsto}`,
    f.resultado !== undefined && sql`${resultadoVisto} = ${f.resultado}`,
  ];
  const pagina = await listar<LinhaListada, ColunasDaLinha>(db, listaDeLinhas(onde), f.paginacao);
  return { ...pagina, itens: pagina.itens.map((l) => comMensagem(l, idioma)) };
}

type FiltrosDeExcecoes = z.output<z.ZodObject<typeof filtrosDeExcecoes>>;

/** What narrows the queue, in SQL. */
export const condicoesDasExcecoes = (f: FiltrosDeExcecoes): (RawBuilder<unknown> | false)[] => [
  f.Situacao === 'aberta'
    ? sql`l.id in (select n.linha_id from v_retorno_na_fila n ${f.Problema === undefined ? sql`` : sql`where n.problema = ${f.Problema}`})`
    : sql`l.resultado = ${f.Situacao}`,
  f.Situacao === 'resolvida' && sql`not ${estaDesfeita}`,
  f.ContaBancariaId !== undefined && sql`l.conta_bancaria_id = ${f.ContaBancariaId}`,
  f.Situacao !== 'aberta' && f.Problema !== undefined && sql`l.problema = ${f.Problema}`,
];
/** The queue as a list. */
export const listaDeExcecoes = (f: FiltrosDeExcecoes): DefinicaoLista<ColunasDaLinha> => listaDeLinhas(condicoesDasExcecoes(f));

/** The queue of lines that wait for a person, or those that somebody dealt with, with how many wait for each reason. */
export async function listExcecoes(
  db: Db,
  { filtros, paginacao }: { filtros: FiltrosDeExcecoes; paginacao: Paginacao<ColunasDaLinha> },
  idioma: Idioma,
): Promise<Excecoes> {
  const lista = listaDeExcecoes(filtros);
  const pagina = await listar<LinhaListada, ColunasDaLinha, ComTotais<Totais>>(db, lista, paginacao, async (total) => {
    const { rows } = await sql<Totais['problemas'][number]>`select n.problema, count(*)::int as quantidade,
      coalesce(sum(l.pago_centavos) filter (where l.efeito in ('paga', 'parcial', 'cheque')), 0)::bigint as "pagoCentavos"
    from v_retorno_na_fila n join retornos_linhas l on l.id = n.linha_id group by n.problema order by 2 desc, 1`.execute(db);
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

/** Forgets a file that was read and not applied. Throws RETORNO_NAO_ENCONTRADO, RETORNO_JA_APLICADO. */
export async function descartarRetorno(ato: Ato<Autor>, id: number): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows } = await sql<{
    situacao: string;
    nome: string;
  }>`select situacao, nome_arquivo as nome from retornos where id = ${id} for update`.execute(tx);
  if (!rows[0]) throw errosRetorno.RETORNO_NAO_ENCONTRADO();
  if (rows[0].situacao !== 'lido') throw errosRetorno.RETORNO_JA_APLICADO();
  await sql`delete from retornos where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'retorno.descartado', alvoTipo: 'retorno', alvoId: id, antes: { arquivo: rows[0].nome } });
  return { id };
}

/** The files that were made for banks, newest first. */
export function listRemessas(
  db: Db,
  p: Paginacao<'id' | 'nsa' | 'conta'>,
  contaBancariaId: number | undefined,
): Promise<RespostaServidor<typeof remessasApi.listarRemessas>> {
  return listar(
    db,
    {
      colunas: sql`r.id, c.nome as "contaNome", r.nsa, r.layout, r.nome_arquivo as "nomeArquivo", r.entradas, r.baixas, r.total_centavos as "totalCentavos",
        r.usuario_nome as "usuarioNome", r.created_at as em`,
      de: sql`from remessas r join v_conta_bancaria c on c.id = r.conta_bancaria_id`,
      onde: [contaBancariaId !== undefined && sql`r.conta_bancaria_id = ${contaBancariaId}`],
      ordem: { id: { semNulos: sql`r.id` }, nsa: sql`r.nsa`, conta: sql`c.nome` },
      desempate: sql`r.id`,
    },
    p,
  );
}

/** The stored file of a remittance. Throws REMESSA_NAO_ENCONTRADA. */
export async function arquivoDaRemessa(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ arquivo: number }>`select arquivo_id as arquivo from remessas where id = ${id}`.execute(db);
  if (!rows[0]) throw errosBoletos.REMESSA_NAO_ENCONTRADA();
  return rows[0].arquivo;
}

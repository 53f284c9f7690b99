import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroIds, filtroTexto, paginaDe, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { recusa } from '#shared/validacao.ts';
import { atosDoTitulo } from '../ficha/api.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { baixaEsquema, baixasEmLoteEsquema, baixasEsquema, maximoPorLote, novoTituloEsquema } from '../esquemas.ts';
import { baixaFeita, itemTitulo, reciboSaida, totaisDoFiltro, tituloDevido, tituloSaida } from '../saidas.ts';
import { rotulosSituacao } from '../situacoes.ts';
import { faixasDeAtraso } from './atraso.ts';

const porId = z.strictObject({ id: campo.id() });
const data = campo.dataCivil.opcional;
const situacoesDoFiltro = valoresDaLista(rotulosSituacao);
export type SituacaoDoFiltro = (typeof situacoesDoFiltro)[number];
const isSituacao = (texto: string): texto is SituacaoDoFiltro => (situacoesDoFiltro as readonly string[]).includes(texto);

/** One state or several separated by commas; `vencido` is open and past its last day on time. */
const filtroSituacoes = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .superRefine((bruto, ctx) => {
    for (const s of separar(bruto))
      if (!isSituacao(s)) ctx.addIssue(recusa('OPCAO_INVALIDA', { permitidos: situacoesDoFiltro.join(', ') }));
  });
const separar = (bruto: string | string[] | undefined): string[] =>
  [bruto ?? []]
    .flat()
    .flatMap((parte) => parte.split(','))
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '');

const filtros = {
  ...paginacaoQuery({
    colunas: ['vencimento', 'numero', 'pagador', 'aluno', 'valor', 'saldo', 'situacao'],
    padrao: 'vencimento',
    tamanhoPadrao: 50,
  }),
  Nome: filtroTexto(100),
  TurmaId: filtroId(),
  VencimentoInicial: data(),
  VencimentoFinal: data(),
  Situacao: filtroSituacoes,
  ContaBancariaId: filtroId(),
  PagadorId: filtroId(),
  AlunoId: filtroId(),
  ContratoId: filtroId(),
  MatriculaId: filtroId(),
  Portal: z.enum(['liberado', 'bloqueado']).optional(),
  Atraso: z.enum(valoresDaLista(faixasDeAtraso)).optional(),
};
const consulta = z.strictObject(filtros);
const exportacao = z.strictObject({ ...filtros, Formato: z.enum(['csv', 'xlsx']).default('csv') });
export type FiltrosTitulo = ReturnType<typeof toFiltros>;
const toFiltros = (q: z.output<typeof consulta>) => ({
  nome: q.Nome,
  turmaId: q.TurmaId,
  vencimentoInicial: q.VencimentoInicial,
  vencimentoFinal: q.VencimentoFinal,
  situacoes: separar(q.Situacao).filter(isSituacao),
  contaBancariaId: q.ContaBancariaId,
  pagadorId: q.PagadorId,
  alunoId: q.AlunoId,
  contratoId: q.ContratoId,
  matriculaId: q.MatriculaId,
  portal: q.Portal,
  atraso: q.Atraso,
});
const valores = z.record(z.string(), z.unknown()).nullable();
const ver = comPermissao('contas-a-receber:visualizar');
// Whoever settles titles, at the counter or from the bank's exceptions, has to find them.
const listarTitulos = comPermissao('contas-a-receber:listar', 'baixar-titulo:criar', 'gerenciar-boletos:editar');
const baixar = comPermissao('baixar-titulo:criar');
const verRecibo = comPermissao('contas-a-receber:visualizar', 'baixar-titulo:visualizar', 'baixar-titulo:criar');

/** Receivable titles, their settlements and receipts. */
export const titulosApi = {
  listarTitulos: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/obter-paginado',
    acesso: listarTitulos,
    resumo: 'Receivable titles with the amount due today; totals of the whole filter',
    query: consulta.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(itemTitulo, { totais: totaisDoFiltro }),
  }),
  exportarTitulos: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/exportar',
    acesso: comPermissao('contas-a-receber:listar'),
    resumo: 'The filtered titles as CSV or XLSX',
    arquivo: true,
    query: exportacao.transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toFiltros(q) })),
  }),
  valoresDevidos: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/valores-devidos',
    acesso: comPermissao('contas-a-receber:visualizar', 'baixar-titulo:criar'),
    resumo: 'What each of these titles owes on a date (today unless told), and why',
    query: z.strictObject({ Ids: filtroIds(maximoPorLote), Data: data() }).transform((q) => ({ ids: q.Ids ?? [], em: q.Data })),
    output: z.object({ itens: z.array(tituloDevido), totalCentavos: dinheiro }),
  }),
  obterTitulo: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/{id}',
    acesso: ver,
    resumo: 'One title with its movements and what it owes today',
    params: porId,
    output: tituloSaida,
  }),
  historicoDoTitulo: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/{id}/historico',
    acesso: ver,
    resumo: 'Who changed what on a title',
    params: porId,
    output: z.object({
      itens: z.array(
        z.object({
          seq: z.number(),
          em: z.string(),
          usuarioNome: z.string().nullable(),
          acao: z.string(),
          antes: valores,
          depois: valores,
          motivo: z.string().nullable(),
        }),
      ),
    }),
  }),
  valorDevido: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/{id}/valor-devido',
    acesso: comPermissao('contas-a-receber:visualizar', 'baixar-titulo:criar'),
    resumo: 'What a title owes on a date (today unless told), and why',
    params: porId,
    query: z.strictObject({ Data: data() }).transform((q) => ({ em: q.Data })),
    output: tituloDevido,
  }),
  criarTitulo: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber',
    acesso: comPermissao('contas-a-receber:criar'),
    resumo: 'Creates a title by hand',
    exigeIdempotencia: true,
    body: novoTituloEsquema,
    output: z.object({ id: z.number(), numero: z.string() }),
  }),
  baixarTitulo: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/{id}/baixa',
    acesso: baixar,
    resumo: 'Settles a title, whole or in part, with a receipt',
    exigeIdempotencia: true,
    params: porId,
    body: baixaEsquema,
    output: baixaFeita,
  }),
  baixarTitulos: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/baixas',
    acesso: baixar,
    resumo: 'Settles many titles of one payer, all or nothing, with one receipt',
    exigeIdempotencia: true,
    body: baixasEsquema,
    output: baixaFeita,
  }),
  baixarEmLote: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/baixas-em-lote',
    acesso: baixar,
    resumo: 'Settles many titles of any payers, all or nothing, with a receipt for each payer',
    exigeIdempotencia: true,
    body: baixasEmLoteEsquema,
    output: z.object({
      totalCentavos: dinheiro,
      recibos: z.array(baixaFeita.omit({ baixas: true }).extend({ pagadorId: z.number(), pagadorNome: z.string(), titulos: z.number() })),
    }),
  }),
  ...atosDoTitulo,
  obterRecibo: defineEndpoint({
    method: 'GET',
    path: 'Recibo/{id}',
    acesso: verRecibo,
    resumo: 'One receipt with its titles',
    params: porId,
    output: reciboSaida,
  }),
  reciboEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Recibo/{id}/pdf',
    acesso: verRecibo,
    resumo: 'The receipt as PDF',
    params: porId,
    arquivo: true,
  }),
};

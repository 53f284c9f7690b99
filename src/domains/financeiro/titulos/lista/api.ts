import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, filtroValores, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { itemTitulo, totaisDoFiltro } from './respostas.ts';
import { rotulosSituacao } from '../situacoes.ts';
import { faixasDeAtraso } from './atraso.ts';

const data = campo.dataCivil.opcional;
const situacoesDoFiltro = valoresDaLista(rotulosSituacao);
export type SituacaoDoFiltro = (typeof situacoesDoFiltro)[number];

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
  /** `vencido` is open and past its last day on time. */
  Situacao: filtroValores(situacoesDoFiltro),
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
  situacoes: q.Situacao ?? [],
  contaBancariaId: q.ContaBancariaId,
  pagadorId: q.PagadorId,
  alunoId: q.AlunoId,
  contratoId: q.ContratoId,
  matriculaId: q.MatriculaId,
  portal: q.Portal,
  atraso: q.Atraso,
});
// Whoever settles titles, at the counter or from the bank's exceptions, has to find them.
const listarTitulos = comPermissao('contas-a-receber:listar', 'baixar-titulo:criar', 'gerenciar-boletos:editar');

/** The list of receivable titles and its file. */
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
};

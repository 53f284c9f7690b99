import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { filtroId, filtroTexto, filtroValores, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { aprovacoes, aprovacoesDoFiltro, origensPagar, rotulosPagar, situacoesPagar } from '../situacoes.ts';

const data = campo.dataCivil.opcional;
const texto = z.string();
const id = z.number();
const situacoesDoFiltro = valoresDaLista(rotulosPagar);
export type SituacaoDoFiltro = (typeof situacoesDoFiltro)[number];

const filtros = {
  ...paginacaoQuery({
    colunas: ['vencimento', 'numero', 'fornecedor', 'valor', 'saldo', 'situacao'],
    padrao: 'vencimento',
    tamanhoPadrao: 50,
  }),
  Nome: filtroTexto(600),
  VencimentoInicial: data(),
  VencimentoFinal: data(),
  /** `vencido` is open and past its due date. */
  Situacao: filtroValores(situacoesDoFiltro),
  FornecedorId: filtroId(),
  CategoriaId: filtroId(),
  CentroCustoId: filtroId(),
  ContaBancariaId: filtroId(),
  RecorrenciaId: filtroId(),
  Origem: z.enum(valoresDaLista(origensPagar)).optional(),
  Aprovacao: z.enum(valoresDaLista(aprovacoesDoFiltro)).optional(),
};
const consulta = z.strictObject(filtros);
const toFiltros = (q: z.output<typeof consulta>) => ({
  nome: q.Nome,
  vencimentoInicial: q.VencimentoInicial,
  vencimentoFinal: q.VencimentoFinal,
  situacoes: q.Situacao ?? [],
  fornecedorId: q.FornecedorId,
  categoriaId: q.CategoriaId,
  centroCustoId: q.CentroCustoId,
  contaBancariaId: q.ContaBancariaId,
  recorrenciaId: q.RecorrenciaId,
  origem: q.Origem,
  aprovacao: q.Aprovacao,
});
/** `leitor` is who reads, where something waits for somebody. */
export type FiltrosPagar = ReturnType<typeof toFiltros> & { leitor?: number };

/** The list of payables and its file. */
export const listaPagarApi = {
  listarTitulos: defineEndpoint({
    method: 'GET',
    path: 'TituloPagar/obter-paginado',
    acesso: comPermissao('contas-pagar:listar', 'contas-pagar-baixar-titulo:criar'),
    resumo: 'Payables by due date, supplier, state, category, cost centre, account and origin; totals of the whole filter',
    query: consulta.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(
      z.object({
        id,
        numero: texto,
        parcela: z.number(),
        parcelas: z.number(),
        fornecedorId: id,
        fornecedorNome: texto,
        descricao: texto,
        documento: texto.nullable(),
        origem: z.enum(valoresDaLista(origensPagar)),
        categorias: texto,
        centros: texto.nullable(),
        contaNome: texto,
        dataVencimento: texto,
        valorCentavos: dinheiro,
        saldoCentavos: dinheiro,
        pagoCentavos: dinheiro,
        situacao: z.enum(situacoesPagar),
        aprovacao: z.enum(valoresDaLista(aprovacoes)),
        /** Waits in a payment file for the bank. */
        noBanco: z.boolean(),
        vencido: z.boolean(),
        diasAtraso: z.number(),
      }),
      {
        totais: z.object({
          quantidade: z.number(),
          saldoCentavos: dinheiro,
          vencidoCentavos: dinheiro,
          /** Due today and in the six days after. */
          daSemanaCentavos: dinheiro,
          pagoCentavos: dinheiro,
        }),
      },
    ),
  }),
  exportarTitulos: defineEndpoint({
    method: 'GET',
    path: 'TituloPagar/exportar',
    acesso: comPermissao('contas-pagar:listar'),
    resumo: 'The filtered payables as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...filtros, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toFiltros(q) })),
  }),
};

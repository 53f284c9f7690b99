import { z } from 'zod';
import { filtroBooleano, filtroId, filtroTexto, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { campo, dinheiro } from '#shared/campos.ts';
import * as esquemas from './esquemas.ts';
import { tiposDesconto, tiposFormaPagamento, tiposPreco } from './listas.ts';
import { categoriasApi, centrosCustoApi, impostosApi } from './api-classificacoes.ts';
import { taxasApi, taxasServicoApi } from './api-taxas.ts';
import { endpointsDeDadosBancarios } from '#domains/financeiro/dados-bancarios/api.ts';
import { endpointsDeRegistro, formato } from '#shared/registro-api.ts';

const texto = z.string();
const id = z.number();
const versao = z.number();
const tipo = campo.opcao.opcional;

const bancos = {
  ...paginacaoQuery({ colunas: ['codigo', 'nome'], padrao: 'codigo', tamanhoPadrao: 50 }),
  Nome: filtroTexto(100),
  Ativo: filtroBooleano(),
};
export const bancosApi = endpointsDeRegistro({
  nome: 'Banco',
  tela: 'bancos',
  lista: z.strictObject(bancos).transform((q) => ({ paginacao: toPaginacao(q), filtros: { nome: q.Nome, ativo: q.Ativo } })),
  exportacao: z
    .strictObject({ ...bancos, ...formato })
    .transform((q) => ({ formato: q.Formato, paginacao: toPaginacao(q), filtros: { nome: q.Nome, ativo: q.Ativo } })),
  item: z.object({ id, codigo: texto, nome: texto, ativo: z.boolean(), versao }),
  novo: esquemas.novoBanco,
  edicao: esquemas.edicaoBanco,
});

const contas = {
  ...paginacaoQuery({ colunas: ['nome', 'tipo', 'banco'], padrao: 'nome', tamanhoPadrao: 50 }),
  Nome: filtroTexto(80),
  Ativa: filtroBooleano(),
};
export const contasApi = endpointsDeRegistro({
  nome: 'ContaBancaria',
  tela: 'contas',
  lista: z.strictObject(contas).transform((q) => ({ paginacao: toPaginacao(q), filtros: { nome: q.Nome, ativo: q.Ativa } })),
  exportacao: z
    .strictObject({ ...contas, ...formato })
    .transform((q) => ({ formato: q.Formato, paginacao: toPaginacao(q), filtros: { nome: q.Nome, ativo: q.Ativa } })),
  item: z.object({
    id,
    nome: texto,
    tipo: z.enum(['banco', 'caixa']),
    bancoId: id.nullable(),
    bancoNome: texto.nullable(),
    agencia: texto.nullable(),
    agenciaDv: texto.nullable(),
    numero: texto.nullable(),
    numeroDv: texto.nullable(),
    saldoInicialCentavos: dinheiro,
    ativa: z.boolean(),
    versao,
  }),
  novo: esquemas.novaConta,
  edicao: esquemas.edicaoConta,
});

/** Branch and number of an account. */
export const dadosDaContaApi = endpointsDeDadosBancarios({ nome: 'ContaBancaria', tela: 'contas', dados: esquemas.dadosDaContaEsquema });

const formas = {
  ...paginacaoQuery({ colunas: ['nome', 'tipo', 'conta'], padrao: 'nome', tamanhoPadrao: 50 }),
  Nome: filtroTexto(60),
  Tipo: tipo(tiposFormaPagamento),
  Ativa: filtroBooleano(),
};
export const formasPagamentoApi = endpointsDeRegistro({
  nome: 'FormaPagamento',
  tela: 'formas-pagamento',
  lista: z.strictObject(formas).transform((q) => ({ paginacao: toPaginacao(q), filtros: { nome: q.Nome, tipo: q.Tipo, ativo: q.Ativa } })),
  exportacao: z
    .strictObject({ ...formas, ...formato })
    .transform((q) => ({ formato: q.Formato, paginacao: toPaginacao(q), filtros: { nome: q.Nome, tipo: q.Tipo, ativo: q.Ativa } })),
  item: z.object({
    id,
    nome: texto,
    tipo: texto,
    contaBancariaId: id,
    contaBancariaNome: texto,
    diasLiquidacao: z.number(),
    taxaPercentual: texto,
    taxaFixaCentavos: dinheiro,
    ativa: z.boolean(),
    versao,
  }),
  novo: esquemas.novaForma,
  edicao: esquemas.edicaoForma,
});

const precos = {
  ...paginacaoQuery({ colunas: ['ano', 'curso', 'descricao', 'tipo', 'valor', 'parcelas'], padrao: 'descricao', tamanhoPadrao: 50 }),
  Nome: filtroTexto(100),
  AnoLetivoId: filtroId(),
  CursoId: filtroId(),
  Tipo: tipo(tiposPreco),
  Ativo: filtroBooleano(),
};
const filtrosPreco = (q: {
  Nome?: string | undefined;
  AnoLetivoId?: number | undefined;
  CursoId?: number | undefined;
  Tipo: string | null;
  Ativo?: boolean | undefined;
}) => ({ nome: q.Nome, anoLetivoId: q.AnoLetivoId, cursoId: q.CursoId, tipo: q.Tipo, ativo: q.Ativo });
export const precosApi = endpointsDeRegistro({
  nome: 'Preco',
  tela: 'precos',
  lista: z.strictObject(precos).transform((q) => ({ paginacao: toPaginacao(q), filtros: filtrosPreco(q) })),
  exportacao: z
    .strictObject({ ...precos, ...formato })
    .transform((q) => ({ formato: q.Formato, paginacao: toPaginacao(q), filtros: filtrosPreco(q) })),
  item: z.object({
    id,
    anoLetivoId: id,
    ano: z.number(),
    cursoId: id.nullable(),
    cursoNome: texto.nullable(),
    tipo: texto,
    descricao: texto,
    valorCentavos: dinheiro,
    parcelas: z.number(),
    dedutivel: z.boolean().nullable(),
    ativo: z.boolean(),
    /** A contract signed or in force charges it: only the description and the use may change. */
    firmado: z.boolean(),
    versao,
  }),
  novo: esquemas.novoPreco,
  edicao: esquemas.edicaoPreco,
});

const descontos = {
  ...paginacaoQuery({ colunas: ['nome', 'tipo', 'prioridade'], padrao: 'nome', tamanhoPadrao: 50 }),
  Nome: filtroTexto(80),
  Tipo: tipo(tiposDesconto),
  Ativo: filtroBooleano(),
};
export const descontosApi = endpointsDeRegistro({
  nome: 'Desconto',
  tela: 'descontos',
  lista: z
    .strictObject(descontos)
    .transform((q) => ({ paginacao: toPaginacao(q), filtros: { nome: q.Nome, tipo: q.Tipo, ativo: q.Ativo } })),
  exportacao: z
    .strictObject({ ...descontos, ...formato })
    .transform((q) => ({ formato: q.Formato, paginacao: toPaginacao(q), filtros: { nome: q.Nome, tipo: q.Tipo, ativo: q.Ativo } })),
  item: z.object({
    id,
    nome: texto,
    tipo: texto,
    forma: z.enum(['percentual', 'valor']),
    percentual: texto.nullable(),
    valorCentavos: dinheiro.nullable(),
    limiteCentavos: dinheiro.nullable(),
    condicional: z.boolean(),
    sobreValorCheio: z.boolean(),
    prioridade: z.number(),
    validoDe: texto.nullable(),
    validoAte: texto.nullable(),
    ativo: z.boolean(),
    versao,
  }),
  novo: esquemas.novoDesconto,
  edicao: esquemas.edicaoDesconto,
});

const grupos = {
  bancos: bancosApi,
  contas: contasApi,
  dadosDaConta: dadosDaContaApi,
  formasPagamento: formasPagamentoApi,
  precos: precosApi,
  descontos: descontosApi,
  taxas: taxasApi,
  taxasServico: taxasServicoApi,
  categorias: categoriasApi,
  centrosCusto: centrosCustoApi,
  impostos: impostosApi,
};
/** Every endpoint of this room under one flat name ('precos.criar'). */
export const cadastrosApi = Object.fromEntries(
  Object.entries(grupos).flatMap(([grupo, api]) => Object.entries(api).map(([nome, endpoint]) => [`${grupo}.${nome}`, endpoint])),
);

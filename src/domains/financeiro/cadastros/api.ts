import { z } from 'zod';
import { filtroBooleano, filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { campo, dinheiro } from '#shared/campos.ts';
import * as esquemas from './esquemas.ts';
import { tiposDesconto, tiposFormaPagamento, tiposPreco } from './listas.ts';
import { categoriasApi, centrosCustoApi, impostosApi } from './api-classificacoes.ts';
import { taxasApi, taxasServicoApi } from './api-taxas.ts';
import { endpointsDeDadosBancarios } from '#domains/financeiro/dados-bancarios/api.ts';
import { emUmaSala, endpointsDeRegistro } from '#shared/registro-api.ts';

const texto = z.string();
const id = z.number();
const versao = z.number();
const tipo = campo.opcao.opcional;

export const bancosApi = endpointsDeRegistro({
  nome: 'Banco',
  tela: 'bancos',
  ordem: { colunas: ['codigo', 'nome'], padrao: 'codigo' },
  filtros: { Nome: filtroTexto(100), Ativo: filtroBooleano() },
  item: z.object({ id, codigo: texto, nome: texto, ativo: z.boolean(), versao }),
  novo: esquemas.novoBanco,
  edicao: esquemas.edicaoBanco,
});

export const contasApi = endpointsDeRegistro({
  nome: 'ContaBancaria',
  tela: 'contas',
  ordem: { colunas: ['nome', 'tipo', 'banco'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(80), Ativa: filtroBooleano() },
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

export const formasPagamentoApi = endpointsDeRegistro({
  nome: 'FormaPagamento',
  tela: 'formas-pagamento',
  ordem: { colunas: ['nome', 'tipo', 'conta'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(60), Tipo: tipo(tiposFormaPagamento), Ativa: filtroBooleano() },
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

export const precosApi = endpointsDeRegistro({
  nome: 'Preco',
  tela: 'precos',
  ordem: { colunas: ['ano', 'curso', 'descricao', 'tipo', 'valor', 'parcelas'], padrao: 'descricao' },
  filtros: { Nome: filtroTexto(100), AnoLetivoId: filtroId(), CursoId: filtroId(), Tipo: tipo(tiposPreco), Ativo: filtroBooleano() },
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

export const descontosApi = endpointsDeRegistro({
  nome: 'Desconto',
  tela: 'descontos',
  ordem: { colunas: ['nome', 'tipo', 'prioridade'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(80), Tipo: tipo(tiposDesconto), Ativo: filtroBooleano() },
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

/** Every endpoint of this room. */
export const cadastrosApi = emUmaSala({
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
});

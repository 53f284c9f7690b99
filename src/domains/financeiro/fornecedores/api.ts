import { z } from 'zod';
import { dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroTexto } from '#shared/listas/paginacao.ts';
import { emUmaSala, endpointsDeRegistro } from '#shared/registro-api.ts';
import { endpointsDeDadosBancarios } from '#domains/financeiro/dados-bancarios/api.ts';
import * as esquemas from './esquemas.ts';
import { importacaoDeFornecedoresApi } from './importacao.ts';

const texto = z.string();
const textoOuNada = texto.nullable();
const id = z.number();

const linha = {
  id,
  tipo: z.enum(['pessoa', 'empresa']),
  documento: texto,
  nome: texto,
  nomeFantasia: textoOuNada,
  email: textoOuNada,
  telefone: textoOuNada,
  cidade: textoOuNada,
  categoriaNome: textoOuNada,
  ativo: z.boolean(),
  versao: z.number(),
};

/** Who bills are entered for and paid to: whoever enters or pays them has to find suppliers. */
const deQuemPaga = [
  'fornecedores:listar',
  'contas-pagar:listar',
  'contas-pagar:criar',
  'contas-pagar-baixar-titulo:criar',
  'lancamentos-nf:listar',
  'lancamentos-nf:criar',
  'impostos:criar',
  'impostos:editar',
] as const;

export const fornecedoresApi = endpointsDeRegistro({
  nome: 'Fornecedor',
  tela: 'fornecedores',
  ordem: { colunas: ['nome', 'documento', 'cidade'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(120), Ativo: filtroBooleano() },
  itemDaLista: z.object(linha),
  item: z.object({
    ...linha,
    simplesNacional: z.boolean(),
    cep: textoOuNada,
    logradouro: textoOuNada,
    numero: textoOuNada,
    complemento: textoOuNada,
    bairro: textoOuNada,
    uf: textoOuNada,
    categoriaFinanceiraId: id.nullable(),
    centroCustoId: id.nullable(),
    formaPagamentoId: id.nullable(),
    impostos: z.array(z.object({ tipo: z.enum(['pis_cofins_csll', 'inss', 'iss', 'ir']), nome: texto })),
    contatos: z.array(z.object({ nome: texto, papel: textoOuNada, telefone: textoOuNada, email: textoOuNada })),
    observacoes: textoOuNada,
  }),
  novo: esquemas.novoFornecedor,
  edicao: esquemas.edicaoFornecedor,
  permissoes: {
    listar: [...deQuemPaga],
    obter: ['fornecedores:visualizar', 'contas-pagar:criar', 'lancamentos-nf:criar', 'lancamentos-nf:editar'],
  },
});

/** Bank account and Pix key of a supplier. */
export const dadosDoFornecedorApi = endpointsDeDadosBancarios({
  nome: 'Fornecedor',
  tela: 'fornecedores',
  dados: esquemas.dadosDoFornecedorEsquema,
});

/** What was bought from a supplier and paid to it. */
export const relacaoApi = {
  relacao: defineEndpoint({
    method: 'GET',
    path: 'Fornecedor/{id}/relacao',
    acesso: comPermissao('fornecedores:visualizar'),
    resumo: 'Fornecedor: what is owed, what was paid this year and ever, and the newest titles and payments',
    params: porId,
    output: z.object({
      aPagarCentavos: dinheiro,
      vencidoCentavos: dinheiro,
      pagoNoAnoCentavos: dinheiro,
      pagoCentavos: dinheiro,
      titulos: z.array(
        z.object({
          id,
          numero: texto,
          descricao: texto,
          dataVencimento: texto,
          valorCentavos: dinheiro,
          saldoCentavos: dinheiro,
          situacao: z.enum(['aberto', 'parcial', 'pago', 'cancelado']),
        }),
      ),
      pagamentos: z.array(z.object({ id, tituloId: id, numero: texto, dataBaixa: texto, valorCentavos: dinheiro, estornada: z.boolean() })),
    }),
  }),
};

/** Every endpoint of this room. */
export const salaDeFornecedores = emUmaSala({
  fornecedores: fornecedoresApi,
  dados: dadosDoFornecedorApi,
  relacao: relacaoApi,
  importacao: importacaoDeFornecedoresApi,
});

import type { z } from 'zod';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { notasFiscaisApi } from '../api.ts';
import type { edicaoNotaFiscal } from '../esquemas.ts';

export type NotaLida = RespostaCliente<typeof notasFiscaisApi.obter>;

export const itemVazio = () => ({
  codigo: '',
  gtin: '',
  descricao: '',
  unidade: 'UN',
  quantidade: null,
  valorCentavos: null,
  descontoCentavos: 0,
  impostosCentavos: 0,
  estocado: true,
  produtoId: null,
  fator: '1.0000',
  categoriaFinanceiraId: null,
  centroCustoId: null,
});

/** What a new invoice begins with. */
export const notaVazia = (hoje: string) => ({
  modelo: 'nfe' as const,
  numero: '',
  serie: '',
  chave: '',
  fornecedorId: null,
  dataEmissao: '',
  dataEntrada: hoje,
  descricao: '',
  depositoId: null,
  categoriaFinanceiraId: null,
  centroCustoId: null,
  contaBancariaId: null,
  formaPagamentoId: null,
  freteCentavos: 0,
  seguroCentavos: 0,
  outrasCentavos: 0,
  descontoCentavos: 0,
  itens: [itemVazio()],
  impostos: [],
  parcelas: [],
  observacoes: '',
});

type Edicao = z.input<typeof edicaoNotaFiscal>;
/** A draft as its form edits it. */
export const edicaoDe = (n: NotaLida) => ({
  id: n.id,
  versao: n.versao,
  modelo: n.modelo as Edicao['modelo'],
  numero: n.numero,
  serie: n.serie,
  chave: n.chave,
  fornecedorId: n.fornecedorId,
  dataEmissao: n.dataEmissao,
  dataEntrada: n.dataEntrada,
  descricao: n.descricao,
  depositoId: n.depositoId,
  categoriaFinanceiraId: n.categoriaFinanceiraId,
  centroCustoId: n.centroCustoId,
  contaBancariaId: n.contaBancariaId,
  formaPagamentoId: n.formaPagamentoId,
  freteCentavos: n.freteCentavos,
  seguroCentavos: n.seguroCentavos,
  outrasCentavos: n.outrasCentavos,
  descontoCentavos: n.descontoCentavos,
  itens: n.itens.map((i) => ({
    codigo: i.codigo,
    gtin: i.gtin,
    descricao: i.descricao,
    unidade: i.unidade,
    quantidade: i.quantidade,
    valorCentavos: i.valorCentavos,
    descontoCentavos: i.descontoCentavos,
    impostosCentavos: i.impostosCentavos,
    estocado: i.estocado,
    produtoId: i.produtoId,
    fator: i.fator,
    categoriaFinanceiraId: i.categoriaFinanceiraId,
    centroCustoId: i.centroCustoId,
  })),
  impostos: n.impostos,
  parcelas: n.parcelas,
  observacoes: n.observacoes,
});

import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { historicoSaida } from '#shared/historico.ts';
import { codigoDoTitulo, vencimentoDoTitulo } from './esquemas.ts';
import { aprovacoes, origensPagar, situacoesPagar, tiposDeCodigo } from '../situacoes.ts';

const texto = z.string();
const id = z.number();
const ver = comPermissao('contas-pagar:visualizar');

/** The record of one payable and what may be done with it. */
export const fichaPagarApi = {
  obterTitulo: defineEndpoint({
    method: 'GET',
    path: 'TituloPagar/{id}',
    acesso: ver,
    resumo: 'One payable with its parts, withheld taxes, payments, documents and history',
    params: porId,
    output: z.object({
      id,
      numero: texto,
      parcela: z.number(),
      parcelas: z.number(),
      situacao: z.enum(situacoesPagar),
      vencido: z.boolean(),
      diasAtraso: z.number(),
      dataVencimento: texto,
      brutoCentavos: dinheiro,
      retidoCentavos: dinheiro,
      valorCentavos: dinheiro,
      saldoCentavos: dinheiro,
      pagoCentavos: dinheiro,
      codigo: texto.nullable(),
      codigoTipo: z.enum(valoresDaLista(tiposDeCodigo)).nullable(),
      versao: z.number(),
      /** The payment file in which it waits for the bank. */
      noBanco: z.object({ remessaId: id, nomeArquivo: texto }).nullable(),
      conta: z.object({
        id,
        numero: texto,
        fornecedorId: id,
        fornecedorNome: texto,
        descricao: texto,
        documento: texto.nullable(),
        origem: z.enum(valoresDaLista(origensPagar)),
        recorrenciaId: id.nullable(),
        competencia: texto.nullable(),
        dataEmissao: texto,
        valorCentavos: dinheiro,
        contaNome: texto,
        formaNome: texto,
        aprovacao: z.enum(valoresDaLista(aprovacoes)),
        /** Some title of it is not cancelled. */
        viva: z.boolean(),
        criadaPorNome: texto,
        criadaEm: texto,
        /** What a second person said last; while the bill waits again, of what stood before. */
        decisao: z
          .object({ decisao: z.enum(['aprovada', 'recusada']), usuarioNome: texto, em: texto, motivo: texto.nullable() })
          .nullable(),
        /** By which its open titles are paid: what a second person looks at. */
        codigos: z.array(z.object({ numero: texto, codigo: texto, saldoCentavos: dinheiro, retidoCentavos: dinheiro })),
        /** Whether the reader is a second person for it. */
        podeDecidir: z.boolean(),
        versao: z.number(),
      }),
      rateio: z.array(z.object({ categoriaNome: texto, centroNome: texto.nullable(), valorCentavos: dinheiro })),
      retencoes: z.array(
        z.object({
          nome: texto,
          codigoRecolhimento: texto.nullable(),
          baseCentavos: dinheiro,
          aliquota: texto,
          valorCentavos: dinheiro,
          dataFato: texto,
          dataVencimento: texto,
          /** The payable that hands it over. */
          recolhidoNo: z.object({ tituloId: id, numero: texto }).nullable(),
          /** The day on which it was handed over outside the portal. */
          recolhidoEm: texto.nullable(),
        }),
      ),
      /** What a payable of withheld taxes hands over, and takes back below zero. */
      recolhe: z.array(z.object({ tituloId: id, numero: texto, fornecedorNome: texto, nome: texto, valorCentavos: dinheiro })),
      baixas: z.array(
        z.object({
          id,
          dataBaixa: texto,
          valorCentavos: dinheiro,
          principalCentavos: dinheiro,
          descontoCentavos: dinheiro,
          multaCentavos: dinheiro,
          jurosCentavos: dinheiro,
          contaNome: texto,
          formaNome: texto,
          usuarioNome: texto,
          estorno: z.object({ dataEstorno: texto, motivo: texto, usuarioNome: texto }).nullable(),
        }),
      ),
      cancelamento: z.object({ data: texto, motivo: texto, usuarioNome: texto }).nullable(),
      anexos: z.array(z.object({ id, nome: texto, usuarioNome: texto, em: texto })),
      historico: historicoSaida.shape.itens,
    }),
  }),
  mudarCodigo: defineEndpoint({
    method: 'PUT',
    path: 'TituloPagar/{id}/codigo',
    acesso: comPermissao('contas-pagar:editar'),
    resumo: 'The barcode or Pix code by which a standing payable is paid, typed later',
    params: porId,
    body: codigoDoTitulo,
    output: z.object({
      id,
      codigo: texto.nullable(),
      versao: z.number(),
      /** What the code states, where that is another amount than is owed. */
      outroValorCentavos: dinheiro.nullable(),
      /** Its bill waits for a second person, from the start or because of the change. */
      aguardaAprovacao: z.boolean(),
    }),
  }),
  mudarVencimento: defineEndpoint({
    method: 'POST',
    path: 'TituloPagar/{id}/vencimento',
    acesso: comPermissao('contas-pagar:editar'),
    resumo: 'Gives a standing payable another due date, with a reason; what it was stays for the position of past days',
    params: porId,
    body: vencimentoDoTitulo,
    output: z.object({ id, dataVencimento: texto, versao: z.number() }),
  }),
  cancelarTitulo: defineEndpoint({
    method: 'POST',
    path: 'TituloPagar/{id}/cancelamento',
    acesso: comPermissao('contas-pagar:excluir'),
    resumo: 'Cancels a payable of which nothing is paid, with a reason',
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }), versao: campo.versao() }),
    output: z.object({ id, situacao: z.literal('cancelado') }),
  }),
};

import { z } from 'zod';
import { tiposImposto } from '#domains/financeiro/cadastros/listas.ts';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { aprovacoes, situacoesPagar } from '../situacoes.ts';
import { recolhimentoEsquema, recolhimentoExternoEsquema } from './esquemas.ts';

const texto = z.string();
const id = z.number();
const doCodigo = {
  fornecedorNome: texto.nullable(),
  tipo: z.enum(valoresDaLista(tiposImposto)),
  codigo: texto.nullable(),
  valorCentavos: dinheiro,
};
const desfeito = z.object({ motivo: texto, usuarioNome: texto, em: texto });
const doMes = { ...doCodigo, competencia: texto, dataVencimento: texto };

/** Withheld taxes and the payables that hand them over. */
export const recolhimentosApi = {
  obterARecolher: defineEndpoint({
    method: 'GET',
    path: 'Recolhimento/a-recolher',
    acesso: comPermissao('impostos:visualizar'),
    resumo: 'The payables that would hand over what was withheld, what waits to be compensated, and the payables of before',
    output: z.object({
      grupos: z.array(
        z.object({
          ...doMes,
          fornecedorId: id.nullable(),
          nomes: z.array(texto),
          encerrado: z.boolean(),
          vencido: z.boolean(),
          retidoCentavos: dinheiro,
          creditoCentavos: dinheiro,
          titulos: z.number(),
        }),
      ),
      /** What of it may be handed over by now and is overdue, or falls due in a few days: the number of the home. */
      logo: z.object({ valorCentavos: dinheiro, vencido: z.boolean() }),
      aCompensar: z.array(z.object({ ...doCodigo, tituloId: id, tituloNumero: texto })),
      /** The newest first, those of two years at most. */
      recolhidos: z.array(
        z.object({
          ...doMes,
          tituloId: id,
          tituloNumero: texto,
          situacao: z.enum(situacoesPagar),
          aprovacao: z.enum(valoresDaLista(aprovacoes)),
          vencido: z.boolean(),
          diasAtraso: z.number(),
          noBanco: z.boolean(),
        }),
      ),
      /** What was handed over outside the portal, the newest first, of two years at most. */
      externos: z.array(
        z.object({
          ...doCodigo,
          id,
          competencia: texto,
          dataRecolhimento: texto,
          motivo: texto,
          usuarioNome: texto,
          em: texto,
          desfeito: desfeito.nullable(),
        }),
      ),
      /** How it was paid the last time. */
      habitual: z.object({ categoriaFinanceiraId: id, contaBancariaId: id, formaPagamentoId: id }).nullable(),
    }),
  }),
  gerarRecolhimentos: defineEndpoint({
    method: 'POST',
    path: 'Recolhimento',
    acesso: comPermissao('contas-pagar:criar'),
    resumo: 'Makes a payable to who collects it of each chosen code and month, all or nothing',
    exigeIdempotencia: true,
    body: recolhimentoEsquema,
    output: z.object({ aguardaAprovacao: z.boolean(), titulos: z.array(z.object({ id, numero: texto })) }),
  }),
  registrarRecolhimentoExterno: defineEndpoint({
    method: 'POST',
    path: 'Recolhimento/externo',
    acesso: comPermissao('contas-pagar-baixar-titulo:criar'),
    resumo:
      'Says that what was withheld under each chosen code and month was handed over outside the portal: no payable is made, no money moves',
    exigeIdempotencia: true,
    body: recolhimentoExternoEsquema,
    output: z.object({ externos: z.array(z.object({ id, valorCentavos: dinheiro })) }),
  }),
  desfazerRecolhimentoExterno: defineEndpoint({
    method: 'POST',
    path: 'Recolhimento/externo/{id}/desfazimento',
    acesso: comPermissao('estornar-pagamento:criar'),
    resumo: 'What was said to be handed over outside the portal was not: its taxes are to be collected again',
    exigeIdempotencia: true,
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }) }),
    output: z.object({ id }),
  }),
};

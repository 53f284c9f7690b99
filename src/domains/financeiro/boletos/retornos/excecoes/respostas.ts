import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { decisoes } from '#domains/financeiro/boletos/situacoes.ts';
import { itemLinha, resultados } from '../respostas.ts';

const texto = z.string();
const id = z.number();
const data = z.string();

/** What a batch over lines of the queue would do, or did: how many, and which stay as they are. */
export const loteDeExcecoes = z.object({
  quantidade: z.number(),
  totalCentavos: dinheiro,
  recusadas: z.array(z.object({ id, linha: z.number(), nossoNumero: texto, codigo: texto, mensagem: texto })),
  totalRecusadas: z.number(),
});

export const excecaoSaida = itemLinha.extend({
  /** What else the bank told of money for the same slip, oldest first: the same payment again, or another one. */
  avisos: z.array(
    z.object({
      id,
      nomeArquivo: texto,
      linha: z.number(),
      ocorrencia: texto,
      dataOcorrencia: data.nullable(),
      dataCredito: data.nullable(),
      pagoCentavos: dinheiro,
      resultado: z.enum(resultados),
    }),
  ),
  acrescimosCentavos: dinheiro,
  /** What the slip's title owed on the day of the payment; null without slip, or when it asks for nothing. */
  devidoCentavos: dinheiro.nullable(),
  /** The most that settles it without anything being left over: on time, its balance without the conditional discount. */
  maximoCentavos: dinheiro.nullable(),
  /** Up to which a difference is rounding. */
  toleranciaCentavos: dinheiro,
  /** What the bank refused of the slip and may be asked for again. */
  repetivel: z.enum(['baixa', 'vencimento']).nullable(),
  /** What a person made of it was undone since: it may come back to the queue. */
  desfeita: z.boolean(),
  pagadorId: id.nullable(),
  /** Other open titles of the slip's payer that this money may pay, those of the agreement that took the title first. */
  outros: z.array(
    z.object({
      id,
      numero: texto,
      descricao: texto,
      dataVencimento: data,
      devidoCentavos: dinheiro,
      maximoCentavos: dinheiro,
      doAcordo: z.boolean(),
    }),
  ),
  decisoes: z.array(
    z.object({
      decisao: z.enum(decisoes),
      motivo: texto.nullable(),
      tituloId: id.nullable(),
      usuarioNome: texto,
      em: texto,
    }),
  ),
});

import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { situacoesBoleto } from '../situacoes.ts';

const data = z.string();
const id = z.number();
const texto = z.string();

export const itemBoleto = z.object({
  id,
  tituloId: id,
  tituloNumero: texto,
  nossoNumero: texto,
  alunoNome: texto.nullable(),
  pagadorNome: texto,
  turmaNome: texto.nullable(),
  descricao: texto,
  contaNome: texto,
  dataVencimento: data,
  valorCentavos: dinheiro,
  situacao: z.enum(situacoesBoleto),
  tituloSituacao: texto,
  /** A person asked for its write-off, and it did not stay at the bank for all that. */
  baixaPedida: z.boolean(),
  /** The title no longer owes what the slip asks for, or the bank refused its due date: it must not be handed out. */
  desatualizado: z.boolean(),
  comPix: z.boolean(),
  motivos: z.array(texto),
});

export const totaisDeBoletos = z.array(z.object({ situacao: z.enum(situacoesBoleto), quantidade: z.number(), totalCentavos: dinheiro }));

export const boletoSaida = itemBoleto.extend({
  linhaDigitavel: texto,
  bancoNome: texto,
  dataDocumento: data,
  /** The bank refused its due date, which it keeps as it was. */
  vencimentoRecusado: z.boolean(),
  /** Its write-off was asked for, and the bank did not answer yet. */
  saindo: z.boolean(),
  /** The bank refused its write-off, and somebody took the refusal out of the queue. */
  ficouNoBanco: z.boolean(),
  descontoCentavos: dinheiro,
  multaPercentual: texto,
  jurosPercentualMes: texto,
  /** Why the bank rejected it, in words. */
  motivosTexto: z.array(texto),
  /** The bank's own Pix code of this slip: paying it pays the slip. */
  pixDoBanco: z.object({ copiaECola: texto, qr: z.object({ tamanho: z.number(), desenho: texto }) }).nullable(),
  /** The school's static code with the amount: paying it does not pay the slip, somebody settles it by hand. */
  pixDaEscola: z
    .object({
      copiaECola: texto,
      qr: z.object({ tamanho: z.number(), desenho: texto }),
      chave: texto,
      /** Somebody reissued this slip with the approved key, before its hour. */
      reemitida: z.boolean(),
    })
    .nullable(),
  /** An approved key of the school that this slip will carry from an hour on, unless it is reissued before. */
  chaveNova: z.object({ mudancaId: id, chave: texto, valeEm: texto }).nullable(),
  historico: z.array(
    z.object({
      de: texto.nullable(),
      /** Null where the slip stayed in its state. */
      para: texto.nullable(),
      origem: texto,
      /** Why the system did it, where no file and no person says so; or what was done but a change of state. */
      codigo: z.enum(['titulo_mudou', 'pix_reemitido', 'pix_voltou', 'baixa_pedida', 'outro_vencimento', 'instrucao_recusada']).nullable(),
      detalhe: texto.nullable(),
      usuarioNome: texto,
      em: texto,
    }),
  ),
});

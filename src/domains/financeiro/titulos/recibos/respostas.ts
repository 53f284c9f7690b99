import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';

const id = z.number();
const texto = z.string();

export const reciboSaida = z.object({
  id,
  numero: z.number(),
  dataRecibo: texto,
  totalCentavos: dinheiro,
  totalPorExtenso: texto,
  /** What of the total still stands, and so what the paper gives quittance of. */
  permaneceCentavos: dinheiro,
  permanecePorExtenso: texto,
  codigoVerificacao: texto,
  pagadorId: id,
  pagadorNome: texto,
  contaNome: texto,
  formaNome: texto,
  usuarioNome: texto,
  em: texto,
  estornado: z.boolean(),
  /** Paid above what was due and left as credit; part of the total. */
  creditoCentavos: dinheiro,
  /** The credit that settled it, when no money was received: what the payer had left, and the receipt by which it had come. */
  creditoUsado: z.object({ dataCredito: texto, reciboNumero: z.number().nullable() }).nullable(),
  itens: z.array(
    z.object({
      baixaId: id,
      tituloId: id,
      numero: texto,
      descricao: texto,
      alunoNome: texto.nullable(),
      dataVencimento: texto,
      valorCentavos: dinheiro,
      principalCentavos: dinheiro,
      jurosCentavos: dinheiro,
      multaCentavos: dinheiro,
      descontoCentavos: dinheiro,
      estornadaEm: texto.nullable(),
    }),
  ),
});

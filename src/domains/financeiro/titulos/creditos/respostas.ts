import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';

const id = z.number();
const texto = z.string();

export const creditoSaida = z.object({
  id,
  dataCredito: texto,
  valorCentavos: dinheiro,
  utilizadoCentavos: dinheiro,
  saldoCentavos: dinheiro,
  historico: texto,
  contaBancariaId: id,
  contaNome: texto,
  reciboId: id.nullable(),
  reciboNumero: z.number().nullable(),
  usuarioNome: texto,
  usos: z.array(
    z.object({
      id,
      tipo: z.enum(['baixa', 'devolucao', 'estorno']),
      dataUso: texto,
      valorCentavos: dinheiro,
      tituloNumero: texto.nullable(),
      motivo: texto.nullable(),
      usuarioNome: texto,
      desfeito: z.boolean(),
    }),
  ),
});

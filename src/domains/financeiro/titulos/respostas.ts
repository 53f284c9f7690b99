import { z } from 'zod';
import { situacoesTitulo } from './situacoes.ts';
import { dinheiro } from '#shared/campos.ts';

const id = z.number();
const texto = z.string();
export const situacao = z.enum(situacoesTitulo);

export const baixaFeita = z.object({
  reciboId: id,
  reciboNumero: z.number(),
  totalCentavos: dinheiro,
  creditoCentavos: dinheiro,
  baixas: z.array(z.object({ id, tituloId: id, numero: texto, situacao, saldoCentavos: dinheiro })),
});

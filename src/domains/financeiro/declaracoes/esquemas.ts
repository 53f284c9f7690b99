import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { tipo } from './respostas.ts';

/** Most statements of one batch. */
export const maximoPorLote = 2_000;

const ano = campo.inteiro({ min: 2000, max: 2199 });
export const emissaoEsquema = z.strictObject({ tipo, ano, pagadorId: campo.id() });
export const loteEsquema = z.strictObject({ tipo, ano, pagadorIds: z.array(campo.id()).min(1).max(maximoPorLote) });
export const contestacaoEsquema = z.strictObject({
  tituloId: campo.id(),
  processo: campo.texto({ min: 3, max: 60 }),
  dataContestacao: campo.dataCivil(),
  observacao: campo.textoOpcional(300),
});

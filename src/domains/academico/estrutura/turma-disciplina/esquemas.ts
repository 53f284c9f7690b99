import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { edicao, semInversao } from '../api-comum.ts';
import '../mensagens.ts';

const cargaHoraria = campo.inteiro({ min: 1, max: 9999 }).nullable().default(null);

export const esquemaDisciplinasDaTurma = z.strictObject({
  itens: z
    .array(z.strictObject({ disciplinaId: campo.id(), cargaHoraria }))
    .min(1)
    .max(60),
  dataInicio: campo.dataCivil.opcional(),
});

export const esquemaEdicaoDisciplinaDaTurma = z
  .strictObject({ ...edicao, cargaHoraria, dataInicio: campo.dataCivil.opcional(), dataFim: campo.dataCivil.opcional() })
  .check(regra(semInversao));

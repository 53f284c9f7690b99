import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { edicao, semInversao } from '../api-comum.ts';
import '../mensagens.ts';

export const esquemaDocentes = z
  .strictObject({
    turmaDisciplinaIds: z.array(campo.id()).min(1).max(200),
    pessoaId: campo.id(),
    dataInicio: campo.dataCivil(),
    dataFim: campo.dataCivil.opcional(),
  })
  .check(regra(semInversao));

export const esquemaEdicaoDocente = z
  .strictObject({ ...edicao, dataInicio: campo.dataCivil(), dataFim: campo.dataCivil.opcional() })
  .check(regra(semInversao));

export const esquemaSubstituicao = z.strictObject({ versao: campo.versao(), pessoaId: campo.id(), aPartirDe: campo.dataCivil() });

import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { edicao } from '../api-comum.ts';

const ordem = campo.inteiro({ min: 0, max: 9999 });

export const esquemaSegmentacao = z.strictObject({
  nome: campo.texto({ max: 80 }),
  ordem: ordem.default(0),
  ativa: z.boolean().default(true),
});
export const esquemaEdicaoSegmentacao = esquemaSegmentacao.extend(edicao);

export const esquemaCurso = z.strictObject({
  segmentacaoId: campo.id(),
  nome: campo.texto({ max: 100 }),
  sigla: campo.textoOpcional(20),
  ordem: ordem.default(0),
  idadeMinima: campo.inteiro({ min: 0, max: 99 }).nullable().default(null),
  cargaHoraria: campo.inteiro({ min: 1, max: 9999 }).nullable().default(null),
  proximoCursoId: campo.id.opcional(),
  ativo: z.boolean().default(true),
});
export const esquemaEdicaoCurso = esquemaCurso.extend(edicao);

export const esquemaGrupoTurma = z.strictObject({ nome: campo.texto({ max: 80 }), ativo: z.boolean().default(true) });
export const esquemaEdicaoGrupoTurma = esquemaGrupoTurma.extend(edicao);

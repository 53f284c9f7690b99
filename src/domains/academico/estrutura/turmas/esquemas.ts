import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { edicao } from '../api-comum.ts';
import { turnos } from '../turnos.ts';

export const esquemaTurma = z.strictObject({
  cursoId: campo.id(),
  anoLetivoId: campo.id(),
  grupoTurmaId: campo.id.opcional(),
  nome: campo.texto({ max: 60 }),
  turno: campo.opcao(turnos),
  sala: campo.textoOpcional(40),
  vagas: campo.inteiro({ min: 0, max: 999 }),
});

export const esquemaEdicaoTurma = esquemaTurma.extend(edicao);

import { z } from 'zod';
import { campo } from '#shared/campos.ts';

/** `versao` 0 is the transcript that nobody has written in yet. */
export const esquemaObservacoes = z.strictObject({
  alunoId: campo.id(),
  versao: campo.inteiro({ min: 0 }),
  observacoes: campo.textoOpcional(4000, { multilinha: true }),
});

export const esquemaConfiguracao = z.strictObject({
  versao: campo.versao(),
  mantenedora: campo.textoOpcional(150),
  atos: campo.textoOpcional(500),
  diretorNome: campo.textoOpcional(120, { min: 3 }),
  diretorRegistro: campo.textoOpcional(60),
  secretarioNome: campo.textoOpcional(120, { min: 3 }),
  secretarioRegistro: campo.textoOpcional(60),
});

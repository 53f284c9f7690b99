import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { esquemaResponsaveis, observacoes } from '../esquemas.ts';
import '../mensagens.ts';

export const esquemaEdicaoMatricula = z.strictObject({
  id: campo.id(),
  versao: campo.versao(),
  responsaveis: esquemaResponsaveis,
  observacoes,
});

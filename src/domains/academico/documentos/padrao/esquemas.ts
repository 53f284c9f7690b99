import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { conferirPapel } from '#shared/papel/conferir.ts';
import { conteudoDoPapel } from '#shared/papel/esquema.ts';
import { regra } from '#shared/regra.ts';
import { guia } from '#domains/academico/documentos/termos/guia.ts';
import { especies } from './especies.ts';

/** For whom a template is, and who may issue it. Nothing told: every student, everybody who issues documents. */
const restricoes = z.strictObject({
  cursoIds: z.array(campo.id()).max(100),
  turmaIds: z.array(campo.id()).max(200),
  perfilIds: z.array(campo.id()).max(50),
});
export type Restricoes = z.output<typeof restricoes>;

/** A text whose terms exist, and stand where they have a value. */
export const conteudoConferido = conteudoDoPapel.check(regra((papel, achados) => conferirPapel(papel, guia, achados)));

export const esquemaDocumentoPadrao = z.strictObject({
  nome: campo.texto({ min: 1, max: 120 }),
  especie: campo.opcao(especies),
  ativo: z.boolean(),
  restricoes,
  conteudo: conteudoConferido,
});
export const esquemaEdicaoDocumentoPadrao = esquemaDocumentoPadrao.extend({ id: campo.id(), versao: campo.versao() });

import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { conferirPapel } from '#shared/papel/conferir.ts';
import { conferirExigencias } from '#shared/papel/da-casa.ts';
import { type ConteudoDoPapel, conteudoDoPapel } from '#shared/papel/esquema.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { especies } from './especies.ts';
import { guiaDo, papelDaCasa } from './papeis-da-casa.ts';

definirMensagensDeCampo({
  PAPEL_DO_PORTAL_DESCONHECIDO: { br: 'O portal não emite este papel.', en: 'The portal does not issue this paper.' },
  PAPEL_DO_PORTAL_SEMPRE_ATIVO: {
    br: 'O portal emite este papel por este texto: ele fica sempre ativo. Para voltar ao texto de antes, escolha uma versão.',
    en: 'The portal issues this paper by this text: it is always active. To go back to an earlier text, choose a version.',
  },
  PAPEL_DO_PORTAL_DE_TODOS: {
    br: 'O portal emite este papel por um texto só: ele não se restringe a cursos, turmas ou perfis. Use “só aparece quando”.',
    en: 'The portal issues this paper by one text: it is not restricted to courses, classes or profiles. Use “stands only when”.',
  },
});

/** For whom a template is, and who may issue it. Nothing told: every student, everybody who issues documents. */
const restricoes = z.strictObject({
  cursoIds: z.array(campo.id()).max(100),
  turmaIds: z.array(campo.id()).max(200),
  perfilIds: z.array(campo.id()).max(50),
});
export type Restricoes = z.output<typeof restricoes>;

/** Whether the terms of a text exist, and stand where they have a value; and it says what its paper may not be without. */
function conferirTexto(papel: string | null, conteudo: ConteudoDoPapel, achados: Achados): void {
  const daCasa = papelDaCasa(papel);
  conferirPapel(conteudo, guiaDo(papel), achados);
  if (!daCasa) return;
  conferirExigencias(conteudo, daCasa, achados);
  daCasa.conferir?.(conteudo, achados);
}
/** The text of a template, judged as what it is the text of. */
export const conteudoConferido = (papel: string | null) =>
  conteudoDoPapel.check(regra((conteudo: ConteudoDoPapel, achados) => conferirTexto(papel, conteudo, achados)));

const membros = z.strictObject({
  nome: campo.texto({ min: 1, max: 120 }),
  especie: campo.opcao(especies),
  ativo: z.boolean(),
  /** Which of the papers of the product it is the text of; null: one that is issued by hand. */
  papel: z.string().max(60).nullable().default(null),
  restricoes,
  conteudo: conteudoDoPapel,
});
type Membros = z.output<typeof membros>;

function conferir({ papel, ativo, restricoes: { cursoIds, turmaIds, perfilIds }, conteudo }: Membros, achados: Achados): void {
  conferirTexto(papel, conteudo, {
    addIssue: (problema) => achados.addIssue({ ...problema, path: ['conteudo', ...problema.path] } as typeof problema),
  });
  if (papel === null) return;
  if (!papelDaCasa(papel)) achados.addIssue(recusa('PAPEL_DO_PORTAL_DESCONHECIDO', {}, ['papel']));
  if (!ativo) achados.addIssue(recusa('PAPEL_DO_PORTAL_SEMPRE_ATIVO', {}, ['ativo']));
  if (cursoIds.length + turmaIds.length + perfilIds.length > 0) achados.addIssue(recusa('PAPEL_DO_PORTAL_DE_TODOS', {}, ['restricoes']));
}

export const esquemaDocumentoPadrao = membros.check(regra(conferir));
export const esquemaEdicaoDocumentoPadrao = membros.extend({ id: campo.id(), versao: campo.versao() }).check(regra(conferir));

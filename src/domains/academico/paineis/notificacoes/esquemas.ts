import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { paginaDe } from '#shared/listas/paginacao.ts';
import { regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { niveisDeFalta } from '#domains/academico/diario/frequencia/niveis.ts';
import { marcos } from './marcos.ts';
import { destinosDaNotificacao, meiosDeEnvio, situacoesDaNotificacao, situacoesDoEnvio } from './situacoes.ts';

definirMensagensDeCampo({
  ENVIO_A_QUEM: {
    br: 'Diga a qual responsável, ou envie ao Conselho Tutelar.',
    en: 'Say to which guardian, or send it to the Conselho Tutelar.',
  },
  ENVIO_PARA_ONDE: { br: 'Informe o e-mail do Conselho Tutelar.', en: 'Enter the mail address of the Conselho Tutelar.' },
});

/** What became of each notice that was asked for. */
export const respostaDoPreparo = z.object({
  preparadas: z.array(z.object({ id: z.number(), numero: z.string(), matriculaId: z.number(), enviadas: z.number() })),
  recusadas: z.array(z.object({ matriculaId: z.number(), motivo: z.string() })),
});

/** Notices for students who passed a marco; with the mail to the guardians who have an address. */
export const esquemaPreparo = z.strictObject({
  matriculaIds: z.array(campo.id()).min(1).max(200),
  porEmail: z.boolean().default(false),
});

/** That it goes, or went, to a guardian or to the Conselho. The address of a guardian is that of the register. */
export const esquemaEnvio = z
  .strictObject({
    destino: campo.opcao(destinosDaNotificacao),
    pessoaId: campo.id.opcional(),
    meio: campo.opcao(meiosDeEnvio),
    email: campo.email.opcional(),
    /** The number of the protocol, or who signed for it. */
    protocolo: campo.textoOpcional(200),
  })
  .check(
    regra((corpo, ctx) => {
      if ((corpo.destino === 'responsavel') !== (corpo.pessoaId !== null)) ctx.addIssue(recusa('ENVIO_A_QUEM', {}, ['pessoaId']));
      if (corpo.destino === 'conselho' && corpo.meio === 'email' && corpo.email === null)
        ctx.addIssue(recusa('ENVIO_PARA_ONDE', {}, ['email']));
    }),
  );
export const esquemaCancelamento = z.strictObject({ motivo: campo.texto({ min: 3, max: 500, multilinha: true }) });

const nulo = z.string().nullable();
const marco = z.literal([...marcos]);
const situacao = z.enum(valoresDaLista(situacoesDaNotificacao));

/** A student on the radar. */
export const alunoNoRadar = z.object({
  matriculaId: z.number(),
  nome: z.string(),
  turmaId: z.number(),
  turma: z.string(),
  dadas: z.number(),
  faltas: z.number(),
  justificadas: z.number(),
  percentual: nulo,
  /** Null where nobody said how long the year is. */
  permitidas: z.number().nullable(),
  restam: z.number().nullable(),
  projetadas: z.number().nullable(),
  nivel: z.enum(valoresDaLista(niveisDeFalta)).nullable(),
  notificacoes: z.array(z.object({ id: z.number(), numero: z.string(), marco: z.number(), data: z.string(), situacao })),
  /** Of which a notice is due. */
  devido: marco.nullable(),
});

export const linhaDaNotificacao = z.object({
  id: z.number(),
  numero: z.string(),
  matriculaId: z.number(),
  aluno: z.string(),
  curso: z.string(),
  turma: z.string(),
  /** Of absences: over how many percent of those allowed; of averages: in which etapa. */
  marco: z.number().nullable(),
  etapa: nulo,
  data: z.string(),
  situacao,
  por: z.string(),
});
export const paginaDeNotificacoes = paginaDe(linhaDaNotificacao);

export const notificacaoAberta = linhaDaNotificacao.extend({
  em: z.string(),
  /** What was counted; null of averages. */
  numeros: z.object({ faltas: z.number(), justificadas: z.number(), permitidas: z.number(), percentual: z.string() }).nullable(),
  /** Averages below what passes; none of absences. */
  minima: nulo,
  disciplinas: z.array(z.object({ disciplina: z.string(), media: z.string() })),
  cancelamento: z.object({ por: z.string(), em: z.string(), motivo: z.string() }).nullable(),
  responsaveis: z.array(z.object({ pessoaId: z.number(), nome: z.string(), email: nulo })),
  envios: z.array(
    z.object({
      id: z.number(),
      destino: z.enum(valoresDaLista(destinosDaNotificacao)),
      pessoaId: z.number().nullable(),
      meio: z.enum(valoresDaLista(meiosDeEnvio)),
      contato: nulo,
      situacao: z.enum(valoresDaLista(situacoesDoEnvio)),
      detalhe: nulo,
      por: z.string(),
      em: z.string(),
    }),
  ),
});

import { semNoCadastro } from '#domains/pessoas/pendencias/palavras.ts';
import { defineErros } from '#shared/erros.ts';

/** Refusals of signing by link. */
export const errosAssinatura = defineErros({
  ASSINATURA_SEM_TEXTO: {
    status: 409,
    br: '{papel} ainda não tem texto para assinar: envie-o antes para assinatura ou ative-o.',
    en: '{papel} has no text to sign yet: send it for signature or activate it first.',
  },
  ASSINATURA_SEM_PAGADOR: {
    status: 409,
    br: '{papel} não diz quem é o responsável financeiro: desfaça o envio para assinatura, corrija os responsáveis e envie-o de novo.',
    en: '{papel} does not say who the financial guardian is: undo the sending for signature, correct the guardians and send it anew.',
  },
  ASSINATURA_EM_CURSO: {
    status: 409,
    br: '{papel} já foi enviado por link e espera assinaturas: lembre quem falta ou revogue o envio antes.',
    en: '{papel} was sent by link already and awaits signatures: remind who is missing or revoke the sending first.',
  },
  ASSINATURA_VENCIDA: {
    status: 409,
    br: '{papel} já foi enviado por link e o prazo venceu: lembre quem falta, e o prazo recomeça com o que já foi assinado, ou revogue o envio e envie de novo.',
    en: '{papel} was sent by link already and its time is up: remind who is missing, and the time starts again with what was signed, or revoke the sending and send it anew.',
  },
  ASSINATURA_DA_ESCOLA_FALTA: {
    status: 409,
    br: 'Todos já assinaram {papel}: falta a escola, em “Assinar pela escola”.',
    en: 'All signed {papel} already: the school is missing, by “Sign for the school”.',
  },
  NADA_PARA_ASSINAR: {
    status: 409,
    br: 'Não há documento a enviar: escolha ao menos um, ou uma turma com contrato aguardando assinatura e ainda não enviado.',
    en: 'There is no paper to send: choose one at least, or a class with a contract that awaits signature and was not sent yet.',
  },
  ASSINATURA_JA_CONCLUIDA: {
    status: 409,
    br: '{papel} já está assinado por todos e pela escola.',
    en: '{papel} is signed by all and by the school already.',
  },
  SIGNATARIO_SEM_EMAIL: semNoCadastro('email', 'assinarPorLink'),
  SIGNATARIO_FALECIDO: {
    status: 409,
    br: 'O óbito de {nome} consta no cadastro: troque antes quem assina {papel}.',
    en: '{nome} is recorded as deceased: change who signs {papel} first.',
  },
  SIGNATARIO_REPETIDO: {
    status: 400,
    br: '{nome} já assina {papel} como responsável: escolha outra testemunha.',
    en: '{nome} signs {papel} as a guardian already: choose another witness.',
  },
  EMAIL_DE_SIGNATARIOS_REPETIDO: {
    status: 409,
    br: '{nome} tem o mesmo e-mail de outro signatário de {papel}: cada um confirma por uma caixa própria. Corrija o cadastro.',
    en: '{nome} has the same e-mail as another signer of {papel}: each confirms by a mailbox of their own. Correct the register.',
  },
  ASSINATURA_SEM_EFEITO: {
    status: 409,
    br: 'Este documento mudou ou não espera mais assinatura. Se a escola o enviou de novo, abra o e-mail mais recente.',
    en: 'This paper changed or no longer awaits a signature. If the school sent it again, open the latest e-mail.',
  },
  PAPEL_SUPERADO: {
    status: 409,
    br: 'Algo mudou na escola depois que este documento foi enviado, e ele não pode mais ser assinado como está: a escola vai enviar outro. Em dúvida, fale com ela.',
    en: 'Something changed at the school after this paper was sent, and it can no longer be signed as it stands: the school will send another. When in doubt, talk to it.',
  },
  ASSINATURA_ENCERRADA: {
    status: 409,
    br: 'Este envio já foi concluído ou revogado e não muda mais.',
    en: 'This sending was concluded or revoked and does not change any more.',
  },
  JA_ASSINOU: { status: 409, br: '{nome} já assinou este documento.', en: '{nome} signed this paper already.' },
  ASSINATURA_NAO_ENVIADA: {
    status: 409,
    br: '{papel} não foi enviado por link, ou o envio não vale mais: envie-o por link antes.',
    en: '{papel} was not sent by link, or its sending stands no more: send it by link first.',
  },
  ASSINATURAS_FALTAM: {
    status: 409,
    br: 'Falta a assinatura de {nomes}. A escola assina por último.',
    en: 'The signature of {nomes} is missing. The school signs last.',
  },
  PERGUNTAS_DEMAIS: {
    status: 429,
    br: 'Você já fez {n} perguntas sobre este documento. Fale com a escola pelo telefone ou e-mail.',
    en: 'You have asked {n} questions about this paper. Talk to the school by phone or e-mail.',
  },
  PERGUNTA_JA_RESPONDIDA: { status: 409, br: 'Esta pergunta já foi respondida.', en: 'This question was answered already.' },
});

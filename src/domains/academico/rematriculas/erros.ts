import { semNoCadastro } from '#domains/pessoas/pendencias/palavras.ts';
import { defineErros } from '#shared/erros.ts';
import { errosMatricula } from '../matriculas/erros.ts';

// What enrolling refuses is said here with its own words, before anybody asks for it.
const { MATRICULA_MESMO_TURNO, MATRICULA_ANTES_DA_SAIDA } = errosMatricula.definicoes;

/** Why a student is not re-enrolled, or only with a reason; how much each weighs is in `motivos.ts`. */
export const motivosDaRematricula = {
  JA_REMATRICULADO: {
    status: 409,
    br: 'Já tem a matrícula {codigo} em {ano}.',
    en: 'Already has the enrollment {codigo} in {ano}.',
  },
  MATRICULADO_EM_OUTRO_CURSO: {
    status: 409,
    br: 'Já tem a matrícula {codigo} em {ano}, em outro curso ({curso}): esta seria mais uma, com outro contrato.',
    en: 'Already has the enrollment {codigo} in {ano}, in another course ({curso}): this would be one more, with another contract.',
  },
  ORIGEM_NAO_CONFIRMADA: {
    status: 409,
    br: 'A matrícula de origem ainda é pré-matrícula.',
    en: 'The source enrollment is still a pre-enrollment.',
  },
  ORIGEM_TRANCADA: { status: 409, br: 'A matrícula de origem está trancada.', en: 'The source enrollment is suspended.' },
  ORIGEM_FORA_DO_LOTE: {
    status: 409,
    br: 'A matrícula de origem não está mais ativa nem concluída.',
    en: 'The source enrollment is no longer active nor completed.',
  },
  SEM_PROXIMO_CURSO: {
    status: 409,
    br: '{curso} é o último curso: não há próximo.',
    en: '{curso} is the last course: there is no next one.',
  },
  SEM_TURMA_NO_ANO: { status: 409, br: 'Não há turma aberta de {curso} em {ano}.', en: 'There is no open class of {curso} in {ano}.' },
  TURMA_DE_FORA: {
    status: 409,
    br: 'A turma escolhida não é de {curso} nem do curso seguinte em {ano}.',
    en: 'The chosen class is neither of {curso} nor of the course after it in {ano}.',
  },
  SEGMENTACAO_FECHADA: {
    status: 409,
    br: 'O período letivo de {ano} está fechado para {curso}.',
    en: 'The academic period of {ano} is closed for {curso}.',
  },
  PRECO_AUSENTE: {
    status: 409,
    br: 'Falta o preço de {preco} de {curso} em {ano}.',
    en: 'The price of {preco} of {curso} in {ano} is missing.',
  },
  PRECO_AMBIGUO: {
    status: 409,
    br: 'Há mais de um preço de {preco} de {curso} em {ano}.',
    en: 'There is more than one price of {preco} of {curso} in {ano}.',
  },
  PESSOA_COM_OBITO: { status: 409, br: 'O óbito de {nome} consta no cadastro.', en: '{nome} is recorded as deceased.' },
  MENOR_RESPONDE_POR_SI: {
    status: 409,
    br: '{nome} é menor e consta como responsável por si.',
    en: '{nome} is under age and recorded as his or her own guardian.',
  },
  ABAIXO_DA_IDADE: {
    status: 409,
    br: 'Tem {idade} {idade:ano|anos} em 31/03/{ano}; {curso} pede {idadeMinima}.',
    en: 'Is {idade} {idade:year|years} old on 31/03/{ano}; {curso} asks for {idadeMinima}.',
  },
  PAGADOR_SEM_CPF: semNoCadastro('cpf', 'assinar'),
  MATRICULA_MESMO_TURNO,
  MATRICULA_ANTES_DA_SAIDA,
  MESMO_TURNO_NA_LISTA: {
    status: 409,
    br: '{aluno} já vai para a turma {turma} nesta rematrícula (pela matrícula {codigo}), no mesmo turno da turma {nova}: escolha uma turma de outro turno para um dos dois cursos.',
    en: '{aluno} already goes to class {turma} in this re-enrollment (from enrollment {codigo}), in the same shift as class {nova}: choose a class of another shift for one of the two courses.',
  },
  TURMA_CHEIA: { status: 409, br: '{turma} sem vaga: {ocupadas} de {vagas}.', en: '{turma} is full: {ocupadas} of {vagas}.' },
  RESULTADO_PENDENTE: { status: 409, br: 'Ainda sem resultado final.', en: 'No final result yet.' },
  REPROVADO_AVANCA: {
    status: 409,
    br: 'Reprovado, e a turma escolhida é do curso seguinte.',
    en: 'Failed, and the chosen class is of the next course.',
  },
  APROVADO_REPETE: {
    status: 409,
    br: 'Aprovado, e a turma escolhida é do mesmo curso.',
    en: 'Passed, and the chosen class is of the same course.',
  },
  TITULOS_VENCIDOS: {
    status: 409,
    br: 'Títulos vencidos: {n}, no total de {total}.',
    en: 'Overdue titles: {n}, {total} in all.',
  },
  FALTA_CPF: semNoCadastro('cpf', 'rematricular'),
  FALTA_IDENTIDADE: semNoCadastro('identidade', 'rematricular'),
  FALTA_NASCIMENTO: semNoCadastro('nascimento', 'rematricular'),
  REPROVADO_REPETE: { status: 409, br: 'Reprovado: volta a cursar {curso}.', en: 'Failed: takes {curso} again.' },
  PAGADORES_POR_ADITIVO: {
    status: 409,
    br: 'Pagam conforme o aditivo do contrato: {pagadores}.',
    en: 'They pay as the addendum of the contract says: {pagadores}.',
  },
  COM_DEPENDENCIA: { status: 409, br: 'Aprovado com dependência.', en: 'Passed with dependency.' },
  PRECO_EM_LINHAS: {
    status: 409,
    br: '{preco} segue nas linhas do contrato atual: {linhas}.',
    en: '{preco} goes on in the lines of the current contract: {linhas}.',
  },
  PRECO_INTEIRO: {
    status: 409,
    br: '{preco}: o contrato atual cobra {tinha}, do preço de {cheio}; o novo cobra o preço inteiro do ano.',
    en: '{preco}: the current contract charges {tinha}, of a price of {cheio}; the new one charges the whole price of the year.',
  },
  FORMA_DESATIVADA: {
    status: 409,
    br: 'A forma de pagamento do contrato atual foi desativada: segue a escolhida em Como rematricular.',
    en: 'The payment method of the current contract is no longer in use: the one chosen in How to re-enroll takes its place.',
  },
  DESCONTO_DE_BOLSA: {
    status: 409,
    br: 'Não segue: {desconto} (bolsa concedida para o ano atual). Renove a ficha da família: o comitê decide de novo.',
    en: 'Does not go on: {desconto} (a scholarship granted for the current year). Renew the form of the family: the committee decides anew.',
  },
  DESCONTO_DE_CONVENIO: {
    status: 409,
    br: 'Não segue: {desconto} (de um convênio). Depois da rematrícula, ajuste os descontos do convênio: ele entra nos dias do ano novo em que valer.',
    en: 'Does not go on: {desconto} (of an agreement). Adjust the discounts of the agreement after the re-enrollment: it is put on the days of the new year on which it holds.',
  },
  DESCONTO_OCASIONAL: {
    status: 409,
    br: 'Não segue: {desconto} (valeu só da parcela {de} à {ate}).',
    en: 'Does not go on: {desconto} (it was of installments {de} to {ate} only).',
  },
  DESCONTO_DEIXADO: {
    status: 409,
    br: 'Não segue: {desconto} (desmarcado nos descontos que seguem).',
    en: 'Does not go on: {desconto} (unticked among the discounts that go on).',
  },
  DESCONTO_FORA_DA_VALIDADE: {
    status: 409,
    br: 'Não segue: {desconto} (inativo ou fora da validade no cadastro).',
    en: 'Does not go on: {desconto} (inactive or not valid in the register).',
  },
  DESCONTO_SEM_LINHA: {
    status: 409,
    br: 'Não segue: {desconto} (a parte do contrato em que incide não se renova).',
    en: 'Does not go on: {desconto} (the part of the contract that it bites on is not renewed).',
  },
  DESCONTO_COMBINADO: {
    status: 409,
    br: '{desconto} segue como combinado no contrato: {sao}; o cadastro dá {seriam}.',
    en: '{desconto} goes on as agreed in the contract: {sao}; the register gives {seriam}.',
  },
  DESCONTO_REDUZIDO: {
    status: 409,
    br: '{desconto}: {eram} no contrato atual, {sao} no novo, como diz o cadastro.',
    en: '{desconto}: {eram} in the current contract, {sao} in the new one, as the register says.',
  },
  DESCONTO_OUTRA_REGRA: {
    status: 409,
    br: '{desconto} segue pela regra do cadastro (se vale só até o vencimento, e sobre que valor), que não é a do contrato atual.',
    en: '{desconto} goes on by the rule of the register (whether only until the due date, and on which amount), which is not that of the current contract.',
  },
  LINHA_NAO_RENOVADA: {
    status: 409,
    br: 'Não se renova: {descricao} (fora do cadastro).',
    en: 'Not renewed: {descricao} (not in the register).',
  },
} as const;

/** Refusals of re-enrollment: of a whole request, and of one student in it. */
export const errosRematricula = defineErros({
  REMATRICULA_EXIGE_ASSINATURA: {
    status: 409,
    br: 'A escola exige a assinatura do contrato: nenhum entra em vigor pela rematrícula. Peça contratos em rascunho e envie-os depois para assinatura.',
    en: 'The school requires contracts to be signed: none comes into force by the re-enrollment. Ask for drafts and send them for signature afterwards.',
  },
  ...motivosDaRematricula,
  REMATRICULA_ANO_INVALIDO: {
    status: 409,
    br: 'O ano de destino deve vir depois do ano de origem.',
    en: 'The target year must come after the source year.',
  },
  REMATRICULA_AINDA_NAO: {
    status: 409,
    br: 'A rematrícula para {ano} começa em {de}. Até lá, escolha outro ano de destino ou matricule cada aluno em Matrículas.',
    en: 'Re-enrollment for {ano} starts on {de}. Until then, choose another target year or enroll each student in Enrollments.',
  },
  REMATRICULA_DATA_INVALIDA: {
    status: 409,
    br: 'A data da matrícula deve ficar entre {de} e {ate}.',
    en: 'The enrollment date must lie between {de} and {ate}.',
  },
  REMATRICULA_VENCIMENTO_INVALIDO: {
    status: 409,
    br: 'O primeiro vencimento deve ficar entre {de} e {ate}.',
    en: 'The first due date must lie between {de} and {ate}.',
  },
  FORMA_PAGAMENTO_INATIVA: { status: 400, br: 'Escolha uma forma de pagamento ativa.', en: 'Choose an active payment method.' },
  REMATRICULA_DEMAIS: {
    status: 409,
    br: 'São mais de {max} alunos: escolha uma segmentação, um curso ou uma turma.',
    en: 'There are more than {max} students: choose a segment, a course or a class.',
  },
  REMATRICULA_EM_ANDAMENTO: {
    status: 409,
    br: 'Esta rematrícula ainda está em andamento.',
    en: 'This re-enrollment is still under way.',
  },
  REMATRICULA_JA_DESFEITA: {
    status: 409,
    br: 'O desfazimento desta rematrícula já foi pedido.',
    en: 'The undo of this re-enrollment was already asked for.',
  },
  REMATRICULA_DEFINITIVA: {
    status: 409,
    br: 'O que foi pedido e respondido numa rematrícula não muda mais.',
    en: 'What was asked and answered in a re-enrollment no longer changes.',
  },
  REMATRICULA_ITEM_FORA_DO_LOTE: {
    status: 409,
    br: 'Só é rematriculado quem foi marcado ao pedir a rematrícula.',
    en: 'Only those ticked when the re-enrollment was asked for are re-enrolled.',
  },
  REMATRICULA_INCOERENTE: {
    status: 409,
    br: 'A matrícula criada não corresponde ao que foi pedido.',
    en: 'The enrollment made does not match what was asked for.',
  },
  REMATRICULA_SIMULTANEA: {
    status: 409,
    br: 'Este aluno acabou de ser rematriculado por outra pessoa.',
    en: 'This student has just been re-enrolled by someone else.',
  },
  ALUNO_DESCONHECIDO: { status: 400, br: 'A matrícula de origem não existe.', en: 'The source enrollment does not exist.' },
  TURMA_DESCONHECIDA: { status: 400, br: 'A turma de destino não existe.', en: 'The target class does not exist.' },
  ANO_DESCONHECIDO: { status: 400, br: 'Escolha um ano letivo que exista.', en: 'Choose a school year that exists.' },
  MATRICULA_MUDOU: {
    status: 409,
    br: 'A matrícula {codigo} mudou depois da rematrícula e não foi desfeita.',
    en: 'The enrollment {codigo} changed after the re-enrollment and was not undone.',
  },
  CONTRATO_MUDOU: {
    status: 409,
    br: 'O contrato {numero} mudou ou já tem título pago ou vencido: a matrícula não foi desfeita.',
    en: 'Contract {numero} changed or already has a paid or due title: the enrollment was not undone.',
  },
});

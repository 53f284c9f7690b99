import { defineErros } from '#shared/erros.ts';

/** Refusals of enrollments; those of the guardians' list are in `mensagens.ts`. */
export const errosMatricula = defineErros({
  ALUNO_INEXISTENTE: { status: 400, br: 'Escolha uma pessoa cadastrada como aluno.', en: 'Choose a registered person as the student.' },
  RESPONSAVEL_INEXISTENTE: {
    status: 400,
    br: 'Escolha uma pessoa cadastrada como responsável.',
    en: 'Choose a registered person as guardian.',
  },
  TURMA_INEXISTENTE: { status: 400, br: 'Escolha uma turma que exista.', en: 'Choose a class that exists.' },
  RESPONSAVEIS_INVALIDOS: { status: 400, br: 'Confira os responsáveis.', en: 'Check the guardians.' },
  PESSOA_FALECIDA: {
    status: 409,
    br: 'O óbito de {nome} consta no cadastro de pessoas.',
    en: '{nome} is recorded as deceased in the people register.',
  },
  ALUNO_MENOR_RESPONSAVEL: {
    status: 409,
    br: '{nome} só pode ser responsável por si a partir dos 18 anos completos em {data}; confira a data de nascimento no cadastro.',
    en: '{nome} may be his or her own guardian only from 18 years of age on {data}; check the birth date in the register.',
  },
  MATRICULA_ATIVA_EXISTENTE: {
    status: 409,
    br: '{aluno} já tem a matrícula {codigo} ativa neste curso e ano letivo (turma {turma}).',
    en: '{aluno} already has the active enrollment {codigo} in this course and year (class {turma}).',
  },
  MATRICULA_MESMO_TURNO: {
    status: 409,
    br: '{aluno} já estuda na turma {turma} (matrícula {codigo}) no mesmo turno da turma {nova}: escolha uma turma de outro turno.',
    en: '{aluno} already studies in class {turma} (enrollment {codigo}) in the same shift as class {nova}: choose a class of another shift.',
  },
  MATRICULA_ANTES_DA_SAIDA: {
    status: 409,
    br: '{aluno} saiu deste curso em {data} (matrícula {codigo}): a nova matrícula começa depois dessa data. Se a saída foi um engano, desfaça-a.',
    en: '{aluno} left this course on {data} (enrollment {codigo}): the new enrollment begins after that date. If the departure was a mistake, undo it.',
  },
  // Only when two clerks enroll the same student at the same instant: the other one's number is not known here.
  MATRICULA_ATIVA_SIMULTANEA: {
    status: 409,
    br: 'Este aluno acabou de ser matriculado neste curso e ano letivo por outra pessoa.',
    en: 'This student has just been enrolled in this course and year by someone else.',
  },
  TURMA_DE_OUTRO_CURSO: {
    status: 409,
    br: 'A turma {turma} é do curso {cursoDaTurma}, não do curso escolhido.',
    en: 'The class {turma} belongs to the course {cursoDaTurma}, not to the chosen one.',
  },
  TURMA_DE_OUTRO_ANO: {
    status: 409,
    br: 'A turma {turma} é do ano letivo {anoDaTurma}, não do ano escolhido.',
    en: 'The class {turma} belongs to the year {anoDaTurma}, not to the chosen one.',
  },
  TURMA_FECHADA: { status: 409, br: 'A turma {turma} está fechada.', en: 'The class {turma} is closed.' },
  TURMA_SEM_VAGA: {
    status: 409,
    br: 'A turma {turma} não tem vaga: {ocupadas} de {vagas} {vagas:ocupada|ocupadas}.',
    en: 'The class {turma} has no free place: {ocupadas} of {vagas} taken.',
  },
  // Raised by the database should a placement ever slip past the check above.
  VAGA_OCUPADA_AGORA: {
    status: 409,
    br: 'A última vaga desta turma acabou de ser ocupada.',
    en: 'The last place of this class has just been taken.',
  },
  MESMA_TURMA: { status: 409, br: '{aluno} já está na turma {turma}.', en: '{aluno} is already in the class {turma}.' },
  PERIODO_LETIVO_FECHADO: {
    status: 409,
    br: 'O período letivo {periodo} está fechado para esta segmentação.',
    en: 'The academic period {periodo} is closed for this segment.',
  },
  DATA_FORA_DO_ANO: { status: 409, br: 'A data deve ficar entre {de} e {ate}.', en: 'The date must lie between {de} and {ate}.' },
  DATA_FUTURA: { status: 409, br: 'A data não pode ser depois de hoje ({hoje}).', en: 'The date cannot be after today ({hoje}).' },
  DATA_ANTES_DA_ENTRADA: {
    status: 409,
    br: 'A data não pode ser antes da entrada na turma, em {data}.',
    en: 'The date cannot be before the entry into the class, on {data}.',
  },
  MATRICULA_AINDA_NAO_COMECOU: {
    status: 409,
    br: 'Esta matrícula só começa em {entrada}: o que muda nela antes disso tem a data de hoje ({hoje}).',
    en: 'This enrollment only begins on {entrada}: what changes in it before that is dated today ({hoje}).',
  },
  // Correcting the date on which an enrollment begins.
  MATRICULA_JA_NESTA_DATA: {
    status: 409,
    br: 'A matrícula {codigo} já é de {data}.',
    en: 'Enrollment {codigo} already is of {data}.',
  },
  MATRICULA_COMECA_ANTES_DO_MOVIMENTO: {
    status: 409,
    br: 'Em {data} já há um movimento nesta matrícula ({tipo}): ela começa até esse dia. Se ele também está errado, desfaça-o antes.',
    en: 'On {data} there already is a movement in this enrollment ({tipo}): it begins by that day. If that is wrong too, undo it first.',
  },
  MATRICULA_MOVIDA_NA_ENTRADA: {
    status: 409,
    br: 'A matrícula {codigo} mudou de turma no próprio dia da entrada ({data}): desfaça essa mudança, corrija a data e registre-a de novo.',
    en: 'Enrollment {codigo} changed its class on the very day of entry ({data}): undo that change, correct the date and record it again.',
  },
  MATRICULA_DE_RECLASSIFICACAO: {
    status: 409,
    br: 'Esta matrícula começou com a reclassificação da matrícula {codigo}: desfaça a reclassificação e registre-a na data certa.',
    en: 'This enrollment began with the reclassification of enrollment {codigo}: undo the reclassification and record it on the right date.',
  },
  MATRICULA_COM_PAGAMENTO: {
    status: 409,
    br: 'A matrícula {codigo} já tem {usos} ({valor}) e não pode ser cancelada: registre a transferência ou a desistência, ou estorne antes o que foi pago.',
    en: 'Enrollment {codigo} already has {usos} ({valor}) and cannot be cancelled: record a transfer or a dropout, or reverse what was paid first.',
  },
  // Only when a payment comes in at the same instant: the service says how much first.
  MATRICULA_PAGA_AGORA: {
    status: 409,
    br: 'Um título desta matrícula acaba de receber pagamento: ela não pode ser cancelada. Registre a transferência ou a desistência.',
    en: 'A title of this enrollment has just been paid: it cannot be cancelled. Record a transfer or a dropout.',
  },
  RESULTADO_NAO_FINAL: {
    status: 409,
    br: 'A matrícula {codigo} ainda não tem resultado final ({resultado}): ela só se conclui depois de registrado como o aluno terminou o ano.',
    en: 'Enrollment {codigo} has no final result yet ({resultado}): it is completed only after how the student ended the year is recorded.',
  },
  RESULTADO_PROIBIDO: {
    status: 409,
    br: 'O resultado da matrícula {codigo} está como {resultado} e não passa daí para {novoResultado}. Se o que está registrado está errado, reabra o resultado primeiro.',
    en: 'The result of enrollment {codigo} stands as {resultado} and does not go from there to {novoResultado}. If what is recorded is wrong, reopen the result first.',
  },
  RESULTADO_SEM_MOTIVO: {
    status: 400,
    br: 'Diga o motivo: na matrícula {codigo} o resultado passa de {resultado} para {novoResultado} por decisão da escola.',
    en: 'State the reason: in enrollment {codigo} the result goes from {resultado} to {novoResultado} by a decision of the school.',
  },
  RESPONSAVEL_MENOR: {
    status: 409,
    br: '{nome} tem {idade} {idade:ano|anos} em {data}: só quem tem 18 anos completos pode ser responsável. Confira a data de nascimento no cadastro.',
    en: '{nome} is {idade} {idade:year|years} old on {data}: only who is 18 may be a guardian. Check the birth date in the register.',
  },
  IDADE_ABAIXO_DA_MINIMA: {
    status: 409,
    br: '{aluno} tem {idade} {idade:ano|anos} em 31/03/{ano}; o curso {curso} pede pelo menos {idadeMinima}.',
    en: '{aluno} is {idade} {idade:year|years} old on 31/03/{ano}; the course {curso} asks for at least {idadeMinima}.',
  },
  TRANSICAO_PROIBIDA: {
    status: 409,
    br: 'A matrícula {codigo} está {movimento}: esta mudança não é possível.',
    en: 'The enrollment {codigo} is {movimento}: this change is not possible.',
  },
  MATRICULA_NAO_ATIVA: {
    status: 409,
    br: 'A matrícula {codigo} não está ativa e não pode ser alterada.',
    en: 'The enrollment {codigo} is not active and cannot be changed.',
  },
  NADA_A_DESFAZER: {
    status: 409,
    br: 'A matrícula {codigo} não tem movimento a desfazer.',
    en: 'The enrollment {codigo} has no movement to undo.',
  },
  MATRICULA_ESTADO_MUDOU: {
    status: 409,
    br: 'Esta matrícula mudou enquanto você a alterava. Abra de novo e confira.',
    en: 'This enrollment changed while you were editing it. Open it again and check.',
  },
  // The window named a movement; another one came after it, or it was undone. The current record goes with the answer.
  MOVIMENTO_NAO_E_O_ULTIMO: {
    status: 409,
    br: 'A matrícula {codigo} mudou depois deste movimento. Confira como ela está e desfaça o último.',
    en: 'The enrollment {codigo} changed after this movement. Check how it stands and undo the last one.',
  },
  MESMO_CURSO: {
    status: 409,
    br: 'A reclassificação leva a outro curso; para outra turma do mesmo curso, mude de turma.',
    en: 'A reclassification leads to another course; for another class of the same course, change the class.',
  },
  RECLASSIFICACAO_COM_MOVIMENTOS: {
    status: 409,
    br: 'A matrícula {codigo}, criada pela reclassificação, já tem movimentos próprios: desfaça-os primeiro.',
    en: 'The enrollment {codigo}, made by the reclassification, already has movements of its own: undo them first.',
  },
  RECLASSIFICACAO_COM_ANO_SEGUINTE: {
    status: 409,
    br: 'A matrícula {codigo}, criada pela reclassificação, já tem continuação em {ano}: a matrícula {seguinte} ({curso}). Cancele-a antes, ou desfaça a rematrícula que a fez.',
    en: 'The enrollment {codigo}, made by the reclassification, already goes on in {ano}: the enrollment {seguinte} ({curso}). Cancel it first, or undo the re-enrollment that made it.',
  },
  FALECIDO_EM_OUTRA_MATRICULA: {
    status: 409,
    br: 'A matrícula {codigo} do mesmo aluno também terminou por falecimento, em outro registro: desfaça-o primeiro.',
    en: 'The enrollment {codigo} of the same student ended by death too, recorded apart: undo that one first.',
  },
  // Moving many students between two classes.
  MESMA_TURMA_DE_ORIGEM: {
    status: 409,
    br: 'Escolha uma turma de destino diferente de {turma}.',
    en: 'Choose a target class other than {turma}.',
  },
  ALUNO_FORA_DA_TURMA: { status: 409, br: 'Não está mais na turma de origem.', en: 'No longer in the source class.' },
  ALUNO_NAO_ATIVO: {
    status: 409,
    br: 'A matrícula de {aluno} não está ativa.',
    en: 'The enrollment of {aluno} is not active.',
  },
  ALUNO_MUDOU_DEPOIS: {
    status: 409,
    br: '{aluno} teve outro movimento depois desta mudança e ficou onde está.',
    en: '{aluno} had another movement after this move and stays where he or she is.',
  },
  REMANEJAMENTO_JA_DESFEITO: {
    status: 409,
    br: 'Esta mudança de turma já foi desfeita.',
    en: 'This move between classes was already undone.',
  },
  REMANEJAMENTO_SEM_VOLTA: {
    status: 409,
    br: 'Não há mais o que desfazer nesta mudança de turma.',
    en: 'There is nothing left to undo in this move between classes.',
  },
});

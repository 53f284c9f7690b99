import { defineErros } from '#shared/erros.ts';

/** Refusals of segmentações, cursos, grupos de turma and turmas. */
export const errosEstrutura = defineErros({
  SEGMENTACAO_DUPLICADA: { status: 409, br: 'Já existe uma segmentação com este nome.', en: 'A segment with this name already exists.' },
  CURSO_DUPLICADO: {
    status: 409,
    br: 'Já existe um curso com este nome nesta segmentação.',
    en: 'A course with this name already exists in this segment.',
  },
  GRUPO_TURMA_DUPLICADO: {
    status: 409,
    br: 'Já existe um grupo de turma com este nome.',
    en: 'A class group with this name already exists.',
  },
  TURMA_DUPLICADA: {
    status: 409,
    br: 'Já existe uma turma com este nome neste curso e ano letivo.',
    en: 'A class with this name already exists in this course and year.',
  },
  SEGMENTACAO_INEXISTENTE: { status: 400, br: 'Escolha uma segmentação que exista.', en: 'Choose a segment that exists.' },
  CURSO_INEXISTENTE: { status: 400, br: 'Escolha um curso que exista.', en: 'Choose a course that exists.' },
  GRUPO_TURMA_INEXISTENTE: { status: 400, br: 'Escolha um grupo de turma que exista.', en: 'Choose a class group that exists.' },
  ANO_LETIVO_INEXISTENTE: { status: 400, br: 'Escolha um ano letivo que exista.', en: 'Choose an academic year that exists.' },
  CURSO_INATIVO: {
    status: 409,
    br: 'O curso {curso} está inativo: reative-o antes de criar turmas.',
    en: 'The course {curso} is inactive: activate it before creating classes.',
  },
  CURSO_COM_HISTORICO: {
    status: 409,
    br: '{curso} não muda de segmentação: {usos} estão registradas nele, e o que já foi listado e emitido mudaria. Cadastre outro curso na segmentação nova.',
    en: '{curso} does not change its segment: {usos} are recorded in it, and what was listed and issued would change. Register another course in the new segment.',
  },
  CADASTRO_EM_ANDAMENTO: {
    status: 409,
    br: '{nome} não pode ficar inativo agora: {usos} dependem dele.',
    en: '{nome} cannot become inactive now: {usos} depend on it.',
  },
  PROXIMO_CURSO_EM_CICLO: {
    status: 409,
    br: 'O próximo curso não pode levar de volta a este: {caminho}.',
    en: 'The next course cannot lead back to this one: {caminho}.',
  },
  VAGAS_ABAIXO_DOS_MATRICULADOS: {
    status: 409,
    br: 'A turma {turma} tem {ocupadas} {ocupadas:aluno matriculado|alunos matriculados}: informe pelo menos {ocupadas} {ocupadas:vaga|vagas}.',
    en: 'The class {turma} has {ocupadas} enrolled {ocupadas:student|students}: enter at least {ocupadas} {ocupadas:place|places}.',
  },
  // Only when another save slipped in between: the database knows the number, the name was read before.
  VAGAS_OCUPADAS_AGORA: {
    status: 409,
    br: 'Outra matrícula entrou nesta turma agora: as vagas não podem ficar abaixo dos matriculados. Confira e salve de novo.',
    en: 'Another enrollment just entered this class: its places cannot be fewer than its students. Check and save again.',
  },
  TURMA_COM_ALUNOS: {
    status: 409,
    br: 'A turma {turma} já teve {alunos} {alunos:aluno|alunos}: curso e ano letivo não podem mudar.',
    en: 'The class {turma} already had {alunos} {alunos:student|students}: its course and year cannot change.',
  },
  TURNO_COM_HISTORICO: {
    status: 409,
    br: 'A turma {turma} não muda de turno: ela já teve alunos ({alunos}) desde {desde}, e o que se emitiu sobre eles mudaria. Crie outra turma no turno novo e passe os alunos para ela no gerenciador de turmas.',
    en: 'Class {turma} does not change its shift: it has had students ({alunos}) since {desde}, and what was issued about them would change. Create another class in the new shift and move the students to it in the class manager.',
  },
  TURNO_DE_OUTRA_TURMA: {
    status: 409,
    br: 'A turma {turma} não pode passar para este turno: {aluno} já estuda nele na turma {outra} (matrícula {codigo}). Mude antes o aluno de turma.',
    en: 'Class {turma} cannot move to this shift: {aluno} already studies in it in class {outra} (enrollment {codigo}). Move the student to another class first.',
  },
  TURMA_FECHADA_NAO_EDITAVEL: {
    status: 409,
    br: 'A turma {turma} está fechada e não pode ser alterada.',
    en: 'The class {turma} is closed and cannot be changed.',
  },
  TURMA_TRANSICAO_PROIBIDA: {
    status: 409,
    br: 'A turma {turma} já está {situacao}.',
    en: 'The class {turma} is already {situacao}.',
  },
});

/** Refusals of disciplinas, tipos de avaliação, subjects of classes, docentes do período and the copy of a year. */
export const errosEnsino = defineErros({
  DISCIPLINA_DUPLICADA: { status: 409, br: 'Já existe uma disciplina com este nome.', en: 'A subject with this name already exists.' },
  DISCIPLINA_SIGLA_DUPLICADA: {
    status: 409,
    br: 'Já existe uma disciplina com esta sigla.',
    en: 'A subject with this short name already exists.',
  },
  DISCIPLINA_COM_HISTORICO: {
    status: 409,
    br: '{disciplina} já contou em {usos} de anos fechados: o tipo e a contagem para promoção não mudam. Cadastre outra disciplina.',
    en: '{disciplina} already counted in {usos} of closed years: its kind and whether it counts for promotion do not change. Register another subject.',
  },
  DISCIPLINA_EM_USO_NAS_TURMAS: {
    status: 409,
    br: '{disciplina} já foi dada em {usos}: nome, tipo e contagem para promoção mudariam o que se registrou. No nome só se corrige a grafia. Cadastre outra disciplina.',
    en: '{disciplina} was already taught in {usos}: its name, kind and whether it counts for promotion would change what was recorded. Of the name only the spelling is corrected. Register another subject.',
  },
  DISCIPLINA_EM_CURSO: {
    status: 409,
    br: '{disciplina} já está em curso em {turma} ({alunos} {alunos:aluno|alunos}): o início e a carga horária com que foi dada não mudam. Encerre a disciplina em uma data e inclua-a de novo a partir do dia seguinte.',
    en: '{disciplina} already runs in {turma} ({alunos} {alunos:student|students}): the start and the workload under which it was taught do not change. End the subject on a date and include it again from the next day.',
  },
  DISCIPLINA_INEXISTENTE: {
    status: 400,
    br: 'Escolha uma disciplina que exista e esteja ativa.',
    en: 'Choose a subject that exists and is active.',
  },
  TIPO_AVALIACAO_DUPLICADO: {
    status: 409,
    br: 'Já existe um tipo de avaliação com este nome.',
    en: 'An evaluation type with this name already exists.',
  },
  TURMA_INEXISTENTE: { status: 400, br: 'Escolha uma turma que exista.', en: 'Choose a class that exists.' },
  COPIA_DEMAIS: {
    status: 409,
    br: 'O ano tem mais de {max} turmas: a cópia não as leva todas e por isso não leva nenhuma. Crie-as em Turmas.',
    en: 'The year has more than {max} classes: the copy would not take them all, and so takes none. Create them in Classes.',
  },
  TURMA_DE_OUTRO_CURSO_NA_COPIA: {
    status: 409,
    br: 'Só se copia de outra turma do mesmo curso: {turma} é de {curso}.',
    en: 'Copy only from another class of the same course: {turma} belongs to {curso}.',
  },
  DISCIPLINA_DA_TURMA_EM_USO: {
    status: 409,
    br: '{disciplina} não pode ser excluída de {turma}: {usos}. Encerre-a em uma data; o que foi registrado continua visível.',
    en: '{disciplina} cannot be deleted from {turma}: {usos}. End it on a date; what was recorded stays visible.',
  },
  TURMA_COM_REGISTROS: {
    status: 409,
    br: 'A turma {turma} não pode ser excluída: {usos}.',
    en: 'The class {turma} cannot be deleted: {usos}.',
  },
  REGISTROS_FORA_DOS_DIAS: {
    status: 409,
    br: '{disciplina} tem registros fora destes dias: {usos}. Escolha dias que os contenham.',
    en: '{disciplina} has records outside these days: {usos}. Choose days that contain them.',
  },
  DISCIPLINA_ENCERRA_ANTES: {
    status: 400,
    br: '{disciplina} começa em {inicio}: não pode terminar antes. Se foi incluída por engano, exclua-a.',
    en: '{disciplina} begins on {inicio}: it cannot end before. If it was added by mistake, delete it.',
  },
  DISCIPLINA_JA_ENCERRADA: { status: 409, br: '{disciplina} já terminou em {data}.', en: '{disciplina} already ended on {data}.' },
  ENCERRAMENTO_A_DESFAZER: {
    status: 409,
    br: '{disciplina} foi encerrada em {data}, com os seus docentes: desfaça o encerramento antes de mudar a data de término.',
    en: '{disciplina} was ended on {data}, with its teachers: undo the ending before changing the last day.',
  },
  ENCERRAMENTO_NADA_A_DESFAZER: {
    status: 409,
    br: '{disciplina} não tem encerramento a desfazer: se a data de término foi digitada, mude-a na própria disciplina.',
    en: '{disciplina} has no ending to undo: if its last day was typed, change it in the subject itself.',
  },
  ENCERRAMENTO_MUDOU: {
    status: 409,
    br: 'O encerramento desta disciplina mudou enquanto você o via. Abra-a de novo.',
    en: 'The ending of this subject changed while you were looking at it. Open it again.',
  },
  TURMA_DE_ANO_FECHADO: {
    status: 409,
    br: 'O período letivo {periodo} está fechado: a turma {turma}, suas disciplinas e docentes não mudam mais.',
    en: 'The academic period {periodo} is closed: class {turma}, its subjects and teachers no longer change.',
  },
  ENCERRAMENTO_COM_OUTRA: {
    status: 409,
    br: 'A turma {turma} tem {disciplina} de novo desde {data}, sem nada registrado nela. Exclua essa antes de desfazer o encerramento.',
    en: 'The class {turma} has {disciplina} again since {data}, with nothing recorded in it. Delete that one before undoing the ending.',
  },
  ENCERRAMENTO_COM_OUTRA_EM_USO: {
    status: 409,
    br: 'A turma {turma} tem {disciplina} de novo desde {data}, com {usos}: o encerramento não se desfaz, e a disciplina segue por essa.',
    en: 'The class {turma} has {disciplina} again since {data}, with {usos}: the ending cannot be undone, and the subject goes on in that one.',
  },
  ENCERRAMENTO_DOCENTES_MUDARAM: {
    status: 409,
    br: 'Os docentes de {disciplina} mudaram depois do encerramento. Apague a data de término na disciplina e atribua os docentes.',
    en: 'The teachers of {disciplina} changed after it was ended. Clear its last day in the subject and assign the teachers.',
  },
  DISCIPLINA_SOBREPOSTA: {
    status: 409,
    br: 'A turma já tem esta disciplina nestes dias.',
    en: 'The class already has this subject on these days.',
  },
  DISCIPLINA_DA_TURMA_FIXA: {
    status: 409,
    br: 'A disciplina de uma turma não troca de turma nem de disciplina: encerre-a e inclua outra.',
    en: 'A subject of a class does not change class or subject: end it and add another one.',
  },
  ORDEM_INCOMPLETA: {
    status: 409,
    br: 'As disciplinas da turma mudaram enquanto você ordenava. Confira e ordene de novo.',
    en: 'The subjects of the class changed while you were ordering. Check and order again.',
  },
  DATA_FORA_DO_PERIODO_DA_TURMA: {
    status: 409,
    br: 'A data deve ficar no período letivo da turma, de {de} a {ate}.',
    en: "The date must lie in the class's academic period, from {de} to {ate}.",
  },
  DOCENTE_INEXISTENTE: {
    status: 400,
    br: 'Escolha um docente que trabalhe na escola nestes dias.',
    en: 'Choose a teacher who works at the school on these days.',
  },
  DOCENTE_JA_LIGADO: {
    status: 409,
    br: '{docente} já leciona {disciplina} em {turma} nestes dias.',
    en: '{docente} already teaches {disciplina} in {turma} on these days.',
  },
  DOCENTE_SOBREPOSTO: {
    status: 409,
    br: 'Este docente já leciona esta disciplina na turma nestes dias.',
    en: 'This teacher already teaches this subject in the class on these days.',
  },
  DOCENTE_FORA_DA_DISCIPLINA: {
    status: 409,
    br: 'Os dias do docente devem ficar dentro dos dias da disciplina na turma.',
    en: "The teacher's days must lie inside the days of the subject in the class.",
  },
  DOCENTE_JA_COMECOU: {
    status: 409,
    br: '{docente} leciona {disciplina} desde {data}: o que já começou não se apaga. Encerre em uma data e, se for o caso, ligue o docente de novo a partir de outra.',
    en: '{docente} has taught {disciplina} since {data}: what has begun is not erased. End it on a date and, if need be, bind the teacher again from another.',
  },
  DOCENTE_COM_REGISTROS: {
    status: 409,
    br: 'Não é possível excluir {docente} de {disciplina}: {usos}. Encerre em uma data.',
    en: '{docente} cannot be deleted from {disciplina}: {usos}. End it on a date.',
  },
  SUBSTITUICAO_PELO_MESMO: {
    status: 409,
    br: '{docente} já é o docente desta disciplina: escolha outra pessoa.',
    en: '{docente} already is the teacher of this subject: choose somebody else.',
  },
  SUBSTITUICAO_FORA_DOS_DIAS: {
    status: 409,
    br: 'A substituição começa depois de {de} e até o fim da atribuição{ate}.',
    en: 'The replacement starts after {de} and before the assignment ends{ate}.',
  },
});

import { defineTextos } from '#shared/textos.ts';

/** Words of the list, of the guardians' fields and of the choice of a class. */
export const textosTelas = defineTextos({
  buscarPor: { br: 'Aluno, CPF ou código', en: 'Student, CPF or code' },
  cpf: { br: 'CPF', en: 'CPF' },
  todas: { br: 'Todas neste filtro', en: 'All in this filter' },
  confirmarSelecionadas: { br: 'Confirmar pré-matrículas', en: 'Confirm pre-enrollments' },
  confirmarTexto: {
    br: 'Cada pré-matrícula escolhida passa a ativa, com data de hoje.',
    en: 'Each chosen pre-enrollment becomes active, dated today.',
  },
  confirmarConsequencia: {
    br: {
      one: '{n} matrícula será confirmada. Se não puder ser, fica como está e o motivo aparece.',
      other: '{n} matrículas serão confirmadas. As que não puderem ser ficam como estão, com o motivo.',
    },
    en: {
      one: '{n} enrollment will be confirmed. If it cannot be, it stays as it is and the reason is shown.',
      other: '{n} enrollments will be confirmed. Those that cannot be stay as they are, with the reason.',
    },
  },
  confirmadas: {
    br: { one: '{n} matrícula confirmada.', other: '{n} matrículas confirmadas.' },
    en: { one: '{n} enrollment confirmed.', other: '{n} enrollments confirmed.' },
  },
  naoConfirmadas: { br: 'Não confirmadas', en: 'Not confirmed' },
  incluirResponsavel: { br: 'Incluir responsável', en: 'Add guardian' },
  incluirResponsavelDica: {
    br: 'Nome, CPF ou telefone. Quem não tem cadastro se cadastra aqui mesmo.',
    en: 'Name, CPF or phone. Whoever is not registered is registered right here.',
  },
  removerResponsavel: { br: 'Remover {nome}', en: 'Remove {nome}' },
  responsavelRemovido: { br: '{nome}: fora da lista de responsáveis', en: '{nome}: off the list of guardians' },
  semResponsaveis: {
    br: 'Nenhum responsável ainda. É preciso ao menos um pedagógico e um financeiro.',
    en: 'No guardian yet. At least one pedagogical and one financial are needed.',
  },
  somaCerta: { br: 'Soma dos percentuais: 100,00 %', en: 'Sum of the shares: 100,00 %' },
  somaFalta: { br: 'Soma dos percentuais: {soma} %. Faltam {diferenca} %.', en: 'Sum of the shares: {soma} %. {diferenca} % missing.' },
  somaSobra: { br: 'Soma dos percentuais: {soma} %. Passam {diferenca} %.', en: 'Sum of the shares: {soma} %. {diferenca} % too much.' },
  ninguemPaga: { br: 'Marque quem é responsável financeiro.', en: 'Tick who is the financial guardian.' },
  vagasLivres: {
    br: { one: '{n} vaga livre de {vagas}', other: '{n} vagas livres de {vagas}' },
    en: { one: '{n} free place of {vagas}', other: '{n} free places of {vagas}' },
  },
  turmaLotada: { br: 'Lotada: {alunos} alunos para {vagas} vagas', en: 'Full: {alunos} students for {vagas} places' },
  semTurmas: { br: 'Nenhuma turma aberta para escolher', en: 'No open class to choose' },
  semTurmasTexto: { br: 'Abra uma turma de {curso} em {ano}.', en: 'Open a class of {curso} in {ano}.' },
  abrirTurma: { br: 'Nova turma', en: 'New class' },
  motivoExcedente: { br: 'Por que acima das vagas', en: 'Why over the places' },
  motivoExcedenteDica: {
    br: 'A turma está lotada. Fica registrado quem autorizou e por quê.',
    en: 'The class is full. Who allowed it and why is recorded.',
  },
  motivoExcedenteFalta: { br: 'Informe por que o aluno entra acima das vagas', en: 'Enter why the student goes over the places' },
  jaMatriculado: {
    br: '{aluno} já tem a matrícula {codigo} ativa neste curso e ano letivo.',
    en: '{aluno} already has the active enrollment {codigo} in this course and year.',
  },
  excedente: { br: 'Acima das vagas', en: 'Over the places' },
  anos: { br: { one: '{n} ano', other: '{n} anos' }, en: { one: '{n} year old', other: '{n} years old' } },
});

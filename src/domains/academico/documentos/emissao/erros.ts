import { defineErros } from '#shared/erros.ts';

export const errosEmissaoDePapeis = defineErros({
  EMISSAO_SEM_ALUNOS: {
    status: 409,
    br: 'Nenhum aluno ativo cabe nesta escolha. Escolha outro ano, curso ou turma.',
    en: 'No active student fits this choice. Choose another year, course or class.',
  },
  EMISSAO_DEMAIS: {
    status: 409,
    br: 'São {quantos} alunos, e uma emissão leva até {maximo}. Emita por curso ou por turma.',
    en: 'There are {quantos} students, and one run takes up to {maximo}. Issue by course or by class.',
  },
  EMISSAO_SEM_PAPEIS: {
    status: 409,
    br: 'Esta emissão ainda não tem documentos. Espere o fim, ou veja na tarefa por que foram recusados.',
    en: 'This run has no documents yet. Wait for its end, or see in the job why they were refused.',
  },
  /** No refusal: said beside a paper that was issued. */
  EMISSAO_COM_VAZIOS: {
    status: 409,
    br: 'saiu sem valor em: {termos}. Confira antes de entregar.',
    en: 'came out without a value in: {termos}. Check it before handing it out.',
  },
});

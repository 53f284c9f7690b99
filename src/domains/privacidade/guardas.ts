import { definirLista } from '#shared/listas/opcao.ts';

/** The legal reasons to keep data, and what each keeps. */
export const guardasLegais = definirLista(
  {
    valor: 'financeira',
    br: 'Dinheiro: nome e CPF, títulos, recibos e declarações',
    en: 'Money: name and CPF, titles, receipts and certificates',
  },
  {
    valor: 'escolar',
    br: 'Vida escolar: identificação e filiação, matrículas, notas e documentos emitidos',
    en: 'School record: identification and filiation, enrollments, grades and papers issued',
  },
  { valor: 'trabalhista', br: 'Trabalho: nome, CPF e PIS, vínculo', en: 'Work: name, CPF and PIS, employment' },
  { valor: 'saude', br: 'Saúde: a ficha, cifrada', en: 'Health: the form, encrypted' },
  {
    valor: 'socioeconomica',
    br: 'Bolsas: nome e CPF, ficha socioeconômica e seus documentos',
    en: 'Scholarships: name and CPF, the socioeconomic form and its documents',
  },
);
export type GuardaLegal = (typeof guardasLegais)[number]['valor'];

/** Reasons that keep the name itself: under any of them the person is made anonymous only in part. */
export const comNome: readonly GuardaLegal[] = ['financeira', 'escolar', 'trabalhista', 'socioeconomica'];

/** What must be ended before anybody is made anonymous. */
export const impedimentos = definirLista(
  { valor: 'matricula', br: 'Matrícula em andamento, como aluno ou responsável', en: 'Running enrollment, as student or guardian' },
  { valor: 'contrato', br: 'Contrato em vigor ou em preparo', en: 'Contract in force or in preparation' },
  { valor: 'titulo', br: 'Título em aberto', en: 'Open title' },
  { valor: 'credito', br: 'Crédito por usar', en: 'Credit left' },
  { valor: 'vinculo', br: 'Vínculo de trabalho em vigor', en: 'Employment in force' },
  { valor: 'usuario', br: 'Usuário ativo: desative-o', en: 'Active user: deactivate it' },
  { valor: 'protocolo', br: 'Protocolo por decidir', en: 'Request not decided' },
);
export type Impedimento = (typeof impedimentos)[number]['valor'];

import { defineTextos } from '#shared/textos.ts';

/** What may hang on a person, counted. */
export const textosUsos = defineTextos({
  nMatriculas: { br: { one: '{n} matrícula', other: '{n} matrículas' }, en: { one: '{n} enrollment', other: '{n} enrollments' } },
  nResponsavel: {
    br: { one: 'responsável em {n} matrícula', other: 'responsável em {n} matrículas' },
    en: { one: 'guardian in {n} enrollment', other: 'guardian in {n} enrollments' },
  },
  nTitulos: {
    br: { one: '{n} título a receber', other: '{n} títulos a receber' },
    en: { one: '{n} receivable', other: '{n} receivables' },
  },
  nUsuarios: { br: { one: '{n} usuário', other: '{n} usuários' }, en: { one: '{n} user', other: '{n} users' } },
  nFuncionarios: {
    br: { one: '{n} cadastro de funcionário', other: '{n} cadastros de funcionário' },
    en: { one: '{n} employee record', other: '{n} employee records' },
  },
  nFiliacoes: {
    br: { one: 'a filiação de {n} pessoa', other: 'a filiação de {n} pessoas' },
    en: { one: 'the parentage of {n} person', other: 'the parentage of {n} people' },
  },
});

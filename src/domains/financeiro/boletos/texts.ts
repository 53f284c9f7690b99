import { defineTextos } from '#shared/textos.ts';

/** Texts of boletos: lists, columns, records. */
export const textosBoletos = defineTextos({
  nossoNumero: { br: 'Nosso número', en: 'Number' },
  titulo: { br: 'Título', en: 'Title' },
  aluno: { br: 'Aluno', en: 'Student' },
  pagador: { br: 'Pagador', en: 'Payer' },
  turma: { br: 'Turma', en: 'Class' },
  conta: { br: 'Conta', en: 'Account' },
  vencimento: { br: 'Vencimento', en: 'Due date' },
  valor: { br: 'Valor', en: 'Amount' },
  situacao: { br: 'Situação', en: 'State' },
});

import { defineTextos } from '#shared/textos.ts';

/** Texts of the first steps of a school that is being set up: they come with them, by the ids of `primeiros-passos.ts`. */
export const textosPassos = defineTextos({
  passosTitulo: { br: 'Primeiros passos', en: 'First steps' },
  passosTexto: {
    br: 'Crie nesta ordem; cada item usa o anterior. Esta lista some quando tudo estiver pronto.',
    en: 'Create in this order; each item uses the one before. This list goes away when all is done.',
  },
  passosProgresso: { br: '{feitos} de {total} prontos', en: '{feitos} of {total} done' },
  passoFeito: { br: 'Pronto', en: 'Done' },
  passoFalta: { br: 'A fazer', en: 'To do' },
  passoDeOutro: { br: 'depende de quem pode fazer isso em {tela}', en: 'needs somebody who may do it in {tela}' },
  passoDoAdministrador: { br: 'depende de um administrador', en: 'needs an administrator' },
  escola: { br: 'Dados da escola (nome, CNPJ, endereço)', en: "School's data (name, CNPJ, address)" },
  anoLetivo: { br: 'Ano e período letivo', en: 'School year and period' },
  segmentacao: { br: 'Segmentação (Educação Infantil, Fundamental, Médio)', en: 'Segment (kindergarten, elementary, high school)' },
  curso: { br: 'Curso (1º ano, 2º ano…)', en: 'Course (1st year, 2nd year…)' },
  turma: { br: 'Turma, com turno e vagas', en: 'Class, with shift and vacancies' },
  preco: { br: 'Preço do ano (anuidade, material…)', en: 'Price of the year (tuition, material…)' },
  conta: { br: 'Conta bancária ou caixa', en: 'Bank account or cash box' },
  formaPagamento: { br: 'Forma de pagamento', en: 'Payment method' },
});

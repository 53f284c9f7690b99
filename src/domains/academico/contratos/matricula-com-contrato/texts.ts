import { defineTextos } from '#shared/textos.ts';

/** The contract inside the enrollment wizard. */
export const textosMatriculaComContrato = defineTextos({
  depois: { br: 'Fazer o contrato depois', en: 'Make the contract later' },
  ajudaDepois: {
    br: 'A matrícula fica sem contrato até alguém criar um.',
    en: 'The enrollment has no contract until somebody makes one.',
  },
  escolhaCurso: { br: 'Escolha o ano letivo e o curso para ver os preços.', en: 'Choose the year and the course to see the prices.' },
  semPrecos: { br: 'Este curso não tem preço neste ano letivo.', en: 'This course has no price in this year.' },
  cadastrarPrecos: { br: 'Cadastrar preços', en: 'Register prices' },
  descontosTexto: {
    br: 'Nenhum desconto é preciso. O que for incluído aqui entra no contrato, na ordem da prioridade.',
    en: 'No discount is needed. What is added here goes into the contract, in the order of priority.',
  },
  foraDaProposta: {
    br: '{preco}: a linha foi mudada e não segue a data da matrícula ({entrada}): {parcelas} {parcelas:parcela|parcelas}, {valor}. A proposta é de {propostas} {propostas:parcela|parcelas}, {proposto}.',
    en: '{preco}: the line was changed and does not follow the enrollment date ({entrada}): {parcelas} {parcelas:installment|installments}, {valor}. The proposal is {propostas} {propostas:installment|installments}, {proposto}.',
  },
  usarProposta: { br: 'Usar a proposta', en: 'Use the proposal' },
  contrato: { br: 'Contrato', en: 'Contract' },
  rascunho: { br: 'Rascunho: nada é cobrado até a ativação.', en: 'Draft: nothing is charged until the activation.' },
  semContrato: { br: 'Sem contrato por enquanto', en: 'No contract for now' },
  porResponsavel: { br: 'Cada responsável paga', en: 'Each guardian pays' },
});

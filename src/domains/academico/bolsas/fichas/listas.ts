import { definirLista, valoresDaLista } from '#shared/listas/opcao.ts';

export const moradias = definirLista(
  { valor: 'propria', br: 'Própria', en: 'Owned' },
  { valor: 'financiada', br: 'Financiada', en: 'Mortgaged' },
  { valor: 'alugada', br: 'Alugada', en: 'Rented' },
  { valor: 'cedida', br: 'Cedida', en: 'Lent' },
);
export const tiposDeDespesa = definirLista(
  { valor: 'moradia', br: 'Aluguel ou prestação', en: 'Rent or mortgage' },
  { valor: 'agua_luz', br: 'Água e luz', en: 'Water and power' },
  { valor: 'telefone', br: 'Telefone e internet', en: 'Phone and internet' },
  { valor: 'transporte', br: 'Transporte', en: 'Transport' },
  { valor: 'alimentacao', br: 'Alimentação', en: 'Food' },
  { valor: 'saude', br: 'Saúde e medicamentos', en: 'Health and medicines' },
  { valor: 'educacao', br: 'Educação', en: 'Education' },
  { valor: 'outra', br: 'Outra', en: 'Other' },
);
export const assuntosDoAnexo = definirLista(
  { valor: 'renda', br: 'Renda', en: 'Income' },
  { valor: 'moradia', br: 'Moradia', en: 'Housing' },
  { valor: 'despesa', br: 'Despesas', en: 'Expenses' },
  { valor: 'beneficio', br: 'Benefícios', en: 'Benefits' },
  { valor: 'identidade', br: 'Identidade e certidões', en: 'Identity and certificates' },
  { valor: 'laudo', br: 'Laudo do assistente social', en: "Social worker's report" },
  { valor: 'outro', br: 'Outro', en: 'Other' },
);
export const valoresDoAssunto = valoresDaLista(assuntosDoAnexo);

import { defineTextos } from '#shared/textos.ts';

/** Texts of the health form. */
export const textosFicha = defineTextos({
  fichaSaude: { br: 'Ficha de saúde', en: 'Health form' },
  alergias: { br: 'Alergias', en: 'Allergies' },
  deficiencias: { br: 'Deficiências', en: 'Disabilities' },
  def_auditiva: { br: 'Auditiva', en: 'Auditory' },
  def_fisica: { br: 'Física', en: 'Physical' },
  def_intelectual: { br: 'Intelectual', en: 'Intellectual' },
  def_multipla: { br: 'Múltipla', en: 'Multiple' },
  def_psicossocial: { br: 'Psicossocial', en: 'Psychosocial' },
  def_visual: { br: 'Visual', en: 'Visual' },
  descricao: { br: 'Descrição', en: 'Description' },
  cid: { br: 'CID', en: 'CID' },
  intolerancias: { br: 'Intolerâncias e refluxo', en: 'Intolerances and reflux' },
  intoleranciaGluten: { br: 'Intolerância a glúten', en: 'Gluten intolerance' },
  intoleranciaLactose: { br: 'Intolerância a lactose', en: 'Lactose intolerance' },
  refluxo: { br: 'Refluxo', en: 'Reflux' },
  cuidados: { br: 'Alergias e medicação', en: 'Allergies and medication' },
  medicacaoContinua: { br: 'Medicação contínua', en: 'Continuous medication' },
  plano: { br: 'Plano de saúde', en: 'Health plan' },
  planoSaude: { br: 'Plano de saúde', en: 'Health plan' },
  carteiraPlano: { br: 'Número da carteira', en: 'Card number' },
  observacoes: { br: 'Observações', en: 'Notes' },
  declaracao: {
    br: 'Declaro que estas informações são verdadeiras e foram dadas pelo responsável',
    en: 'I declare that this information is true and was given by the guardian',
  },
  salvarFicha: { br: 'Salvar ficha', en: 'Save form' },
  fichaSalva: { br: 'Ficha de saúde salva.', en: 'Health form saved.' },
  verFicha: { br: 'Ver ficha', en: 'See form' },
  avisoRegistro: {
    br: 'Dados sensíveis: cada vez que alguém vê esta ficha, fica registrado.',
    en: 'Sensitive data: every view of this form is recorded.',
  },
  motivo: { br: 'Motivo para ver a ficha', en: 'Reason to see the form' },
  motivoTexto: {
    br: 'Como administrador, informe por que precisa ver estes dados. O motivo fica registrado.',
    en: 'As an administrator, say why you need to see this data. The reason is recorded.',
  },
  quemViu: { br: 'Quem viu', en: 'Who saw it' },
  quemViuTotal: { br: { one: '{n} visualização', other: '{n} visualizações' }, en: { one: '{n} view', other: '{n} views' } },
});

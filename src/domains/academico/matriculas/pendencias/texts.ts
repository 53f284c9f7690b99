import { defineTextos } from '#shared/textos.ts';

/** Texts of the list of what is lacking. */
export const textosPendencias = defineTextos({
  pendencias: { br: 'Pendências', en: 'Missing data' },
  nome: { br: 'Nome', en: 'Name' },
  buscar: { br: 'Buscar por nome', en: 'Search by name' },
  falta: { br: 'O que falta', en: 'What is lacking' },
  finalidade: { br: 'Para quê', en: 'For what' },
  papel: { br: 'Quem é', en: 'Who' },
  alunos: { br: 'Alunos', en: 'Students' },
  turmas: { br: 'Turmas', en: 'Classes' },
  peso: { br: 'Efeito', en: 'Effect' },
  impede: { br: 'Impede: {oQue}', en: 'Stops: {oQue}' },
  avisa: { br: 'Não impede', en: 'Does not stop it' },
  completar: { br: 'Completar {campo}', en: 'Fill in {campo}' },
  ano: { br: 'Ano letivo', en: 'School year' },
  vazioTitulo: { br: 'Nada falta', en: 'Nothing is lacking' },
  vazioTexto: {
    br: 'O cadastro de todos desta seleção tem o que é preciso para cobrar, assinar, certificar e rematricular.',
    en: 'The register of everybody in this selection has what it takes to bill, sign, certify and re-enroll.',
  },
});

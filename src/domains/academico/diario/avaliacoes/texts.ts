import { defineTextos } from '#shared/textos.ts';
import { textosDaLista } from '#shared/listas/opcao.ts';
import { papeis } from './papeis.ts';

/** The evaluations of a subject of a class. */
export const textosAvaliacoes = defineTextos({
  ...textosDaLista('papel_', papeis),
  nAvaliacoes: { br: { one: '{n} avaliação', other: '{n} avaliações' }, en: { one: '{n} evaluation', other: '{n} evaluations' } },
  novaAvaliacao: { br: 'Nova avaliação', en: 'New evaluation' },
  copiar: { br: 'Copiar para outras turmas', en: 'Copy to other classes' },
  lancarNotas: { br: 'Lançar notas', en: 'Type marks' },
  avaliacoesDe: { br: 'Avaliações: {etapa}', en: 'Evaluations: {etapa}' },
  doAno: { br: 'Do ano, depois da última etapa', en: 'Of the year, after the last term' },
  nome: { br: 'Nome', en: 'Name' },
  papel: { br: 'O que é', en: 'What it is' },
  tipo: { br: 'Tipo de avaliação', en: 'Kind of evaluation' },
  data: { br: 'Data', en: 'Date' },
  dataRecuperacao: { br: 'Pedir recuperação até', en: 'Ask for recovery until' },
  valorMaximo: { br: 'Valor máximo', en: 'Maximum' },
  peso: { br: 'Peso', en: 'Weight' },
  pesoEFatia: { br: '{peso} ({fatia}\u00a0%)', en: '{peso} ({fatia}\u00a0%)' },
  notas: { br: 'Notas', en: 'Marks' },
  ordem: { br: 'Ordem', en: 'Order' },
  subir: { br: 'Subir {nome}', en: 'Move {nome} up' },
  descer: { br: 'Descer {nome}', en: 'Move {nome} down' },
  etapa: { br: 'Etapa', en: 'Term' },
  descricao: { br: 'Descrição', en: 'Description' },
  descricaoDica: { br: 'Conteúdo cobrado, material, orientações.', en: 'What it covers, material, guidance.' },
  substitui: { br: 'Substitui a nota de', en: 'Replaces the mark of' },
  substituiDica: {
    br: 'Vazio: recupera a etapa inteira. A de uma avaliação troca a nota dela quando maior.',
    en: 'Empty: recovers the whole term. That of an evaluation replaces its mark when higher.',
  },
  substituiEtapa: { br: '{papel} da etapa inteira', en: '{papel} of the whole term' },
  substituiNome: { br: '{papel} de {nome}', en: '{papel} of {nome}' },
  comoSeFaz: { br: 'Média da etapa = ({conta}) ÷ {soma}', en: 'Average of the term = ({conta}) ÷ {soma}' },
  comoSeFazPontos: { br: 'Pontos da etapa = {conta} = {soma}', en: 'Points of the term = {conta} = {soma}' },
  comoSeFazMelhores: {
    br: 'Média da etapa = as {n} melhores de {quantas} avaliações',
    en: 'Average of the term = the {n} best of {quantas} evaluations',
  },
  pontosDiferem: {
    br: 'As avaliações desta etapa valem juntas {soma} pontos; pelo critério do curso a etapa vale {pontos}.',
    en: 'The evaluations of this term are worth {soma} points together; by the criterion of the course the term is worth {pontos}.',
  },
  recuperacaoDeVarias: { br: 'Recuperação de {n} etapas juntas: {regra}', en: 'Recovery of {n} terms together: {regra}' },
  substituiVariasDica: {
    br: 'Vazio: recupera {n} etapas juntas, como diz o critério do curso.',
    en: 'Empty: recovers {n} terms together, as the criterion of the course says.',
  },
  recuperacaoPorEtapa: { br: 'Recuperação da etapa: {regra}', en: 'Recovery of the term: {regra}' },
  semAvaliacoes: { br: 'Nenhuma avaliação aqui ainda', en: 'No evaluation here yet' },
  semAvaliacoesTexto: {
    br: 'Registre a primeira, ou copie de outra turma da mesma série o que já foi planejado.',
    en: 'Register the first, or copy what was already planned from another class of the same grade.',
  },
  semFinais: {
    br: 'O critério do curso não tem exame nem recuperação final.',
    en: 'The criterion of the course has no exam nor final recovery.',
  },
  porParecer: {
    br: 'Este curso avalia por parecer: não há avaliações com nota. Os pareceres são escritos em Notas.',
    en: 'This course judges by written opinion: there are no marked evaluations. Opinions are written under Marks.',
  },
  salva: { br: 'Avaliação salva.', en: 'Evaluation saved.' },
  excluirTexto: { br: 'Só se exclui uma avaliação sem notas.', en: 'Only an evaluation without marks is deleted.' },
  editar: { br: 'Editar {nome}', en: 'Edit {nome}' },
  copiarTitulo: { br: 'Copiar avaliações de {disciplina}', en: 'Copy evaluations of {disciplina}' },
  copiarTexto: {
    br: 'As datas passam para o mesmo lugar da etapa de lá. O que a turma já tiver com o mesmo nome na etapa fica como está.',
    en: 'Dates move to the same place of the term there. What the class already has by that name in the term stays as it is.',
  },
  quais: { br: 'Avaliações', en: 'Evaluations' },
  paraOnde: { br: 'Turmas', en: 'Classes' },
  destino: { br: '{turma} ({ano})', en: '{turma} ({ano})' },
  semDestinos: {
    br: 'Nenhuma outra turma aberta do curso tem esta disciplina.',
    en: 'No other open class of the course has this subject.',
  },
  copiarAgora: { br: 'Copiar', en: 'Copy' },
  copiadas: {
    br: { one: '{n} avaliação copiada.', other: '{n} avaliações copiadas.' },
    en: { one: '{n} evaluation copied.', other: '{n} evaluations copied.' },
  },
  existentes: { br: 'Já existiam: {n}.', en: 'Already there: {n}.' },
  semLugar: { br: 'Sem etapa aberta ou sem lugar no critério: {n}.', en: 'Without an open term or a place in the criterion: {n}.' },
});

import { textosDaLista } from '#shared/listas/opcao.ts';
import { defineTextos } from '#shared/textos.ts';
import { rotulosConvenio } from './tipos.ts';

/** Insurances and agreements: the register, who is in one, and its acts. */
export const textosConvenio = defineTextos({
  ...textosDaLista('tipo_', rotulosConvenio),
  titulo: { br: 'Seguros e convênios', en: 'Insurance and agreements' },
  novo: { br: 'Novo seguro ou convênio', en: 'New insurance or agreement' },
  sobre: {
    br: 'Seguro escolar e convênios com parceiros: a vigência, quem está em cada um e o desconto que vem com ele.',
    en: 'School insurance and agreements with partners: their validity, who is in each and the discount that comes with it.',
  },
  tipo: { br: 'Tipo', en: 'Kind' },
  nome: { br: 'Nome', en: 'Name' },
  parceiro: { br: 'Seguradora ou parceiro', en: 'Insurer or partner' },
  cnpj: { br: 'CNPJ', en: 'CNPJ' },
  numero: { br: 'Apólice ou número', en: 'Policy or number' },
  vigenteDesde: { br: 'Vigente desde', en: 'Valid from' },
  vigenteAte: { br: 'Vigente até', en: 'Valid until' },
  vigencia: { br: 'Vigência', en: 'Validity' },
  deAte: { br: '{de} a {ate}', en: '{de} to {ate}' },
  desconto: { br: 'Desconto', en: 'Discount' },
  semDesconto: { br: 'Sem desconto', en: 'No discount' },
  pessoas: { br: 'Pessoas', en: 'People' },
  verPessoas: { br: 'Ver as pessoas', en: 'See the people' },
  quemEsta: { br: 'Quem está no convênio', en: 'Who is in the agreement' },
  buscar: { br: 'Buscar pessoa', en: 'Find a person' },
  pessoa: { br: 'Pessoa', en: 'Person' },
  titular: { br: 'Titular', en: 'Holder' },
  titularTexto: {
    br: 'O titular é de quem a pessoa é dependente, e já está no convênio. Deixe vazio quando é ela mesma.',
    en: 'The holder is whose dependant the person is, and is in the agreement already. Leave it empty for the person itself.',
  },
  entrada: { br: 'Entrada', en: 'Entered' },
  saida: { br: 'Saída', en: 'Left' },
  saiuDaEscola: { br: 'Saiu da escola', en: 'Left the school' },
  saiuDaEscolaEm: { br: 'Saiu da escola em {data}', en: 'Left the school on {data}' },
  contratos: { br: 'Contratos com desconto', en: 'Contracts with the discount' },
  ninguem: { br: 'Ninguém no convênio', en: 'Nobody in the agreement' },
  ninguemTexto: { br: 'Inclua uma pessoa, ou todos os alunos de um ano.', en: 'Add a person, or all students of a year.' },
  incluirPessoa: { br: 'Incluir pessoa', en: 'Add a person' },
  incluirAlunos: { br: 'Incluir alunos', en: 'Add students' },
  incluirAlunosTexto: {
    br: 'Entram os alunos com matrícula ativa que ainda não estão no convênio.',
    en: 'Students with an active enrollment who are not in the agreement yet enter.',
  },
  ano: { br: 'Ano letivo', en: 'School year' },
  curso: { br: 'Curso', en: 'Course' },
  todosOsCursos: { br: 'Todos os cursos', en: 'All courses' },
  registrarSaida: { br: 'Registrar saída', en: 'Record leaving' },
  registrarSaidaTexto: {
    br: '{pessoa} fica no convênio até este dia, incluindo ele, e os seus dependentes também. Depois, ajuste os descontos.',
    en: '{pessoa} stays in the agreement until this day, including it, and so do their dependants. Then adjust the discounts.',
  },
  nuncaEntrou: {
    br: '{pessoa} saiu da escola antes de entrar no convênio: exclua a inclusão.',
    en: '{pessoa} left the school before entering the agreement: delete the entry.',
  },
  excluirInclusao: { br: 'Excluir inclusão', en: 'Delete entry' },
  excluirInclusaoTexto: {
    br: '{pessoa} deixa de estar neste convênio em qualquer dia, e some das relações dos meses. Use só para o que foi incluído por engano.',
    en: '{pessoa} will not have been in this agreement on any day, and leaves the lists of all months. Use it only for what was entered by mistake.',
  },
  excluida: { br: 'Inclusão excluída.', en: 'Entry deleted.' },
  ajustar: { br: 'Ajustar descontos', en: 'Adjust discounts' },
  ajustarTexto: {
    br: 'Os contratos ficam como o convênio diz: o desconto entra em quem falta, é prolongado ou termina. No contrato ativo, por aditivo. Parcelas já pagas ficam como foram pagas.',
    en: 'Contracts become as the agreement says: the discount goes on where it lacks, is made longer or ends. On an active contract, by an addendum. Installments that were paid stay as they were paid.',
  },
  relacao: { br: 'Relação do mês', en: 'List of the month' },
  salvo: { br: 'Salvo.', en: 'Saved.' },
  incluidos: {
    br: { one: '{n} aluno incluído.', other: '{n} alunos incluídos.' },
    en: { one: '{n} student added.', other: '{n} students added.' },
  },
});

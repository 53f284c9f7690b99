import { textosDaLista } from '#shared/listas/opcao.ts';
import { defineTextos } from '#shared/textos.ts';
import { situacoesConvite, situacoesTemporada } from '../situacoes.ts';

/** Texts of what the secretary does with seasons. */
export const textosTemporada = defineTextos({
  temporadas: { br: 'Temporadas de dados', en: 'Data seasons' },
  convites: { br: 'Convites', en: 'Invitations' },
  partes: { br: 'Partes da tela', en: 'Parts of the screen' },
  sobre: {
    br: 'Peça às famílias que confiram o cadastro pelo celular. O que elas enviam vira protocolo, e só entra no cadastro quando alguém da escola aceita.',
    en: 'Ask families to check the register on the phone. What they send becomes a protocol, and enters the register only when somebody of the school accepts it.',
  },
  nova: { br: 'Nova temporada', en: 'New season' },
  vazio: { br: 'Nenhuma temporada ainda', en: 'No season yet' },
  vazioTexto: {
    br: 'Crie uma temporada, escolha as turmas e o que pedir, e abra: cada responsável recebe um link.',
    en: 'Make a season, choose the classes and what to ask, and open it: each guardian gets a link.',
  },
  nome: { br: 'Nome', en: 'Name' },
  inicio: { br: 'De', en: 'From' },
  fim: { br: 'Até', en: 'Until' },
  fimDica: { br: 'Os links das famílias acompanham.', en: 'The links of the families follow.' },
  mensagem: { br: 'Mensagem para as famílias', en: 'Message to the families' },
  anoLetivo: { br: 'Ano letivo das turmas', en: 'Year of the classes' },
  turmas: { br: 'Turmas', en: 'Classes' },
  campos: { br: 'Dados a conferir', en: 'Data to check' },
  documentos: { br: 'Documentos a fotografar', en: 'Documents to photograph' },
  fichaSaude: { br: 'Pedir a ficha de saúde dos alunos', en: 'Ask for the health form of the students' },
  fichaSaudeDica: {
    br: 'Só vê e aceita quem tem permissão da ficha de saúde.',
    en: 'Only who has the permission of the health form sees and accepts it.',
  },
  todas: { br: 'Marcar tudo', en: 'Mark all' },
  situacao: { br: 'Situação', en: 'State' },
  respostas: { br: 'Respostas', en: 'Answers' },
  respostasDe: { br: '{n} de {total}', en: '{n} of {total}' },
  semEmail: { br: 'Sem e-mail', en: 'Without mail' },
  alunos: { br: 'Alunos', en: 'Students' },
  todosComEmail: { br: 'Ninguém sem e-mail', en: 'Nobody without mail' },
  todosComEmailTexto: {
    br: 'Todos os responsáveis das turmas das temporadas têm e-mail no cadastro.',
    en: 'All guardians of the classes of the seasons have a mail address on record.',
  },
  nSemEmail: {
    br: { one: '{n} responsável sem e-mail não recebe', other: '{n} responsáveis sem e-mail não recebem' },
    en: { one: '{n} guardian without mail gets none', other: '{n} guardians without mail get none' },
  },
  abrir: { br: 'Abrir e enviar', en: 'Open and send' },
  abrirTexto: {
    br: 'Cada responsável das turmas escolhidas que tem e-mail recebe um link só seu. Depois disso, só o último dia muda.',
    en: 'Each guardian of the chosen classes who has a mail address gets a link of their own. After that, only the last day changes.',
  },
  lembrar: { br: 'Lembrar quem não respondeu', en: 'Remind who did not answer' },
  lembrarTexto: {
    br: 'Quem ainda não respondeu recebe um link novo; o anterior deixa de valer.',
    en: 'Who did not answer yet gets a new link; the one before is no longer valid.',
  },
  reenviar: { br: 'Reenviar', en: 'Send again' },
  reenviarTexto: {
    br: 'Um link novo vai para o e-mail do cadastro; o anterior deixa de valer.',
    en: 'A new link goes to the mail address on record; the one before is no longer valid.',
  },
  encerrar: { br: 'Encerrar', en: 'Close' },
  encerrarTexto: {
    br: 'Os links deixam de abrir na hora. O que já foi enviado continua em Protocolos.',
    en: 'The links stop opening at once. What was sent already stays under Protocols.',
  },
  enviados: { br: { one: '{n} link enviado.', other: '{n} links enviados.' }, en: { one: '{n} link sent.', other: '{n} links sent.' } },
  encerrou: { br: 'Temporada encerrada.', en: 'Season closed.' },
  verConvites: { br: 'Ver quem respondeu', en: 'See who answered' },
  responsavel: { br: 'Responsável', en: 'Guardian' },
  buscarResponsavel: { br: 'Buscar responsável', en: 'Search guardian' },
  email: { br: 'E-mail', en: 'E-mail' },
  enviadoEm: { br: 'Enviado em', en: 'Sent on' },
  respondidoEm: { br: 'Respondido em', en: 'Answered on' },
  protocolos: { br: 'Protocolos', en: 'Protocols' },
  aDecidir: { br: '{n} a decidir', en: '{n} to decide' },
  semConvites: { br: 'Ninguém foi convidado ainda', en: 'Nobody was asked yet' },
  semConvitesTexto: { br: 'Abra uma temporada para enviar os links.', en: 'Open a season to send the links.' },
  temporada: { br: 'Temporada', en: 'Season' },
  ...textosDaLista('situacao_', situacoesTemporada),
  ...textosDaLista('convite_', situacoesConvite),
});

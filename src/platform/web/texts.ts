import type { Acao, Secao } from '#catalog/telas.ts';
import type { Idioma } from '#shared/erros.ts';
import { defineTextos, texto } from '#shared/textos.ts';

/** Texts of the platform's own pieces. */
export const textosWeb = defineTextos({
  dataInvalida: { br: 'Data inválida. Use DD/MM/AAAA.', en: 'Invalid date. Use DD/MM/YYYY.' },
  SEM_CONEXAO: {
    br: 'Sem resposta do servidor. O que você digitou continua aqui: confira a conexão e tente de novo.',
    en: 'No answer from the server. What you typed is still here: check the connection and try again.',
  },
  TEMPO_ESGOTADO: { br: 'O servidor demorou demais para responder. Tente de novo.', en: 'The server took too long to answer. Try again.' },
  RESPOSTA_ILEGIVEL: {
    br: 'O servidor respondeu algo que esta página não entende. Tente de novo.',
    en: 'The server answered something this page cannot read. Try again.',
  },
  SESSAO_ABANDONADA: {
    br: 'A sessão terminou antes do envio. Nada foi gravado.',
    en: 'The session ended before sending. Nothing was saved.',
  },
  erroInterno: { br: 'Ocorreu um erro interno.', en: 'An internal error has occurred.' },
  erroAoExecutar: { br: 'Erro ao executar ação.', en: 'Error executing action.' },
  tentarDeNovo: { br: 'Tentar de novo', en: 'Try again' },
  naoCarregou: { br: 'Não foi possível carregar', en: 'Could not load' },
  acoesDaLinha: { br: 'Ações', en: 'Actions' },
  naoEncontrado: { br: 'Não encontrado', en: 'Not found' },
  naoEncontradoTexto: {
    br: 'Este endereço não leva a nenhum registro. Ele pode ter sido excluído, ou o endereço está incompleto.',
    en: 'This address leads to no record. It may have been deleted, or the address is incomplete.',
  },
  pedePermissao: { br: 'Pede outra permissão', en: 'Asks for another permission' },
  pedePermissaoTexto: {
    br: 'Se precisa dela no seu trabalho, peça a quem administra os acessos.',
    en: 'If your work needs it, ask whoever manages access.',
  },
  irParaInicio: { br: 'Ir para o início', en: 'Go to the home screen' },
  codigoDeSuporte: { br: 'Código para o suporte: {codigo}', en: 'Support code: {codigo}' },
  carregando: { br: 'Carregando', en: 'Loading' },
  fechar: { br: 'Fechar', en: 'Close' },
  avisos: { br: 'Avisos', en: 'Notices' },
  fecharAviso: { br: 'Fechar aviso', en: 'Close notice' },
  cancelar: { br: 'Cancelar', en: 'Cancel' },
  voltar: { br: 'Voltar', en: 'Go back' },
  desfazer: { br: 'Desfazer', en: 'Undo' },
  desfeito: { br: 'Desfeito.', en: 'Undone.' },
  motivo: { br: 'Motivo', en: 'Reason' },
  motivoOpcional: { br: 'Motivo (opcional)', en: 'Reason (optional)' },
  motivoCurto: {
    br: { one: 'Escreva ao menos {n} letra.', other: 'Escreva ao menos {n} letras.' },
    en: { one: 'Write at least {n} letter.', other: 'Write at least {n} letters.' },
  },
  caminho: { br: 'Caminho', en: 'Breadcrumb' },
  telaFalhou: { br: 'Algo deu errado nesta tela', en: 'Something went wrong on this screen' },
  telaFalhouTexto: {
    br: 'O restante do portal continua funcionando. Tente de novo; se repetir, informe o código ao suporte.',
    en: 'The rest of the portal keeps working. Try again; if it repeats, give the code to support.',
  },
  telaLenta: {
    br: 'A tela demorou mais de dois minutos para chegar. Confira a conexão e tente de novo.',
    en: 'The screen took more than two minutes to arrive. Check the connection and try again.',
  },
  telaAusente: {
    br: 'Não foi possível buscar esta tela. Confira a conexão e tente de novo.',
    en: 'This screen could not be fetched. Check the connection and try again.',
  },
  semResposta: { br: 'O servidor não está respondendo. Tentando de novo…', en: 'The server is not answering. Trying again…' },
  semPermissao: { br: 'Você não tem a permissão "{acao}" em "{tela}".', en: 'You do not have the permission "{acao}" on "{tela}".' },
  atalhos: { br: 'Atalhos do teclado', en: 'Keyboard shortcuts' },
  imprimir: { br: 'Imprimir', en: 'Print' },
  salvarArquivo: { br: 'Salvar arquivo', en: 'Save file' },
  abrirEmOutraAba: { br: 'Abrir em outra aba', en: 'Open in another tab' },
});

const secoes = defineTextos({
  Academico: { br: 'Acadêmico', en: 'Academic' },
  CurriculoEscolar: { br: 'Currículo Escolar', en: 'School Curriculum' },
  Financeiro: { br: 'Financeiro', en: 'Finance' },
  Contábil: { br: 'Contábil', en: 'Accounting' },
  Suprimentos: { br: 'Suprimentos', en: 'Supplies' },
  Admin: { br: 'Administração', en: 'Administration' },
});

const acoes = defineTextos({
  visualizar: { br: 'Visualizar', en: 'View' },
  listar: { br: 'Listar', en: 'List' },
  criar: { br: 'Criar', en: 'Create' },
  editar: { br: 'Editar', en: 'Edit' },
  excluir: { br: 'Excluir', en: 'Delete' },
});

/** A menu section's name. */
export const nomeDaSecao = (secao: Secao, idioma: Idioma): string => texto(secoes, secao, idioma);

/** A permission's name. */
export const nomeDaAcao = (acao: Acao, idioma: Idioma): string => texto(acoes, acao, idioma);

import type { Acao, Secao } from '#catalog/telas.ts';
import type { Idioma } from '#shared/erros.ts';
import { defineTextos, texto } from '#shared/textos.ts';

/** Texts of the platform's own pieces. */
export const textosWeb = defineTextos({
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
  codigoDeSuporte: { br: 'Código para o suporte: {codigo}', en: 'Support code: {codigo}' },
  carregando: { br: 'Carregando', en: 'Loading' },
  fechar: { br: 'Fechar', en: 'Close' },
  avisos: { br: 'Avisos', en: 'Notices' },
  fecharAviso: { br: 'Fechar aviso', en: 'Close notice' },
  cancelar: { br: 'Cancelar', en: 'Cancel' },
  desfazer: { br: 'Desfazer', en: 'Undo' },
  desfeito: { br: 'Desfeito.', en: 'Undone.' },
  motivo: { br: 'Motivo', en: 'Reason' },
  motivoOpcional: { br: 'Motivo (opcional)', en: 'Reason (optional)' },
  motivoCurto: {
    br: { one: 'Escreva ao menos {n} letra.', other: 'Escreva ao menos {n} letras.' },
    en: { one: 'Write at least {n} letter.', other: 'Write at least {n} letters.' },
  },
  caminho: { br: 'Caminho', en: 'Breadcrumb' },
  emConstrucaoTitulo: { br: '{tela}: esta tela ainda não está pronta', en: '{tela}: this screen is not ready yet' },
  emConstrucaoTexto: {
    br: 'O endereço já existe e a permissão já vale, mas o trabalho desta tela ainda será construído.',
    en: 'The address exists and the permission is in force, but the work of this screen is still to be built.',
  },
  emConstrucaoSecao: { br: 'Ela fará parte de {secao}.', en: 'It will be part of {secao}.' },
  emConstrucaoAcoes: { br: 'Aqui será possível: {acoes}.', en: 'Here it will be possible to: {acoes}.' },
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
  sessaoAcabando: { br: 'Sua sessão está para terminar', en: 'Your session is about to end' },
  sessaoAcabandoTexto: {
    br: 'Por segurança, a sessão termina após um tempo sem uso. O que você digitou nesta tela será mantido.',
    en: 'For safety the session ends after a time without use. What you typed on this screen will be kept.',
  },
  sessaoLimiteTexto: {
    br: 'Esta sessão chegou ao tempo máximo. Ao terminar, você poderá entrar de novo aqui mesmo, sem perder o que digitou.',
    en: 'This session reached its longest time. When it ends you can sign in again right here, without losing what you typed.',
  },
  tempoRestante: { br: 'Tempo restante: {tempo}', en: 'Time left: {tempo}' },
  continuarConectado: { br: 'Continuar conectado', en: 'Stay signed in' },
  sair: { br: 'Sair', en: 'Sign out' },
  reentrarTitulo: { br: 'Sua sessão terminou', en: 'Your session has ended' },
  reentrarTexto: {
    br: 'Entre de novo para continuar de onde parou. O que você digitou está guardado nesta página.',
    en: 'Sign in again to go on from where you were. What you typed is kept on this page.',
  },
  email: { br: 'E-mail', en: 'Email' },
  senha: { br: 'Senha', en: 'Password' },
  mostrarSenha: { br: 'Mostrar ou ocultar a senha', en: 'Show or hide the password' },
  entrar: { br: 'Entrar', en: 'Sign in' },
  sairSemEntrar: { br: 'Sair e descartar', en: 'Sign out and discard' },
  senhaRequerida: { br: 'Informe a senha.', en: 'Enter the password.' },
  semResposta: { br: 'O servidor não está respondendo. Tentando de novo…', en: 'The server is not answering. Trying again…' },
  semPermissao: { br: 'Você não tem a permissão "{acao}" em "{tela}".', en: 'You do not have the permission "{acao}" on "{tela}".' },
  atalhos: { br: 'Atalhos do teclado', en: 'Keyboard shortcuts' },
  imprimir: { br: 'Imprimir', en: 'Print' },
  salvarArquivo: { br: 'Salvar arquivo', en: 'Save file' },
  abrirEmOutraAba: { br: 'Abrir em outra aba', en: 'Open in another tab' },
  tarefaNaFila: { br: 'Na fila', en: 'Queued' },
  tarefaEmAndamento: { br: 'Em andamento', en: 'Running' },
  tarefaConcluida: { br: 'Concluída', en: 'Done' },
  tarefaFalhou: { br: 'Interrompida por um erro', en: 'Stopped by an error' },
  tarefaCancelada: { br: 'Cancelada', en: 'Cancelled' },
  tarefaProgresso: { br: '{feitos} de {total}', en: '{feitos} of {total}' },
  tarefaFalhas: { br: { one: '{n} falha', other: '{n} falhas' }, en: { one: '{n} failure', other: '{n} failures' } },
  tarefaItem: { br: 'Item', en: 'Item' },
  tarefaResultado: { br: 'Resultado', en: 'Result' },
  tarefaFeito: { br: 'Feito', en: 'Done' },
  tarefaRecusado: { br: 'Não feito', en: 'Not done' },
  tarefaJaEstava: { br: 'Já estava feito', en: 'Already done' },
  tarefaFecharPodeSeguir: {
    br: 'Pode sair desta tela: o trabalho continua no servidor.',
    en: 'You may leave this screen: the work goes on at the server.',
  },
  tarefaDesfazerTudo: { br: 'Desfazer tudo', en: 'Undo everything' },
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

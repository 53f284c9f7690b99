import { defineTextos } from '#shared/textos.ts';

/** Texts of the platform's own pieces. */
export const textosWeb = defineTextos({
  SEM_CONEXAO: {
    br: 'Sem resposta do servidor. O que você digitou continua aqui: confira a conexão e tente de novo.',
    en: 'No answer from the server. What you typed is still here: check the connection and try again.',
  },
  TEMPO_ESGOTADO: { br: 'O servidor demorou demais para responder. Tente de novo.', en: 'The server took too long to answer. Try again.' },
  RESPOSTA_ILEGIVEL: { br: 'O servidor respondeu algo que esta página não entende. Tente de novo.', en: 'The server answered something this page cannot read. Try again.' },
  SESSAO_ABANDONADA: { br: 'A sessão terminou antes do envio. Nada foi gravado.', en: 'The session ended before sending. Nothing was saved.' },
  erroInterno: { br: 'Ocorreu um erro interno.', en: 'An internal error has occurred.' },
  erroAoExecutar: { br: 'Erro ao executar ação.', en: 'Error executing action.' },
  tentarDeNovo: { br: 'Tentar de novo', en: 'Try again' },
});

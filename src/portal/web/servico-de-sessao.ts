import { sessaoApi } from '#domains/acesso/api.ts';
import { envelopar } from '#domains/acesso/web/envelope.ts';
import { chamar } from '#platform/web/rede/api.ts';
import type { ServicoDeSessao } from '#platform/web/sessao/sessao.ts';

/** Says whether the user did anything since the last check: a page that only stands open must not keep a session alive. */
const CABECALHO_ATIVIDADE = 'X-Patio-Atividade';

/** The session's calls, which the platform does not know by itself. */
export const servicoDeSessao: ServicoDeSessao = {
  entrar: async (credenciais) => chamar(sessaoApi.autenticar, { body: await envelopar(credenciais) }),
  validar: async ({ atividade, comFoto }) => {
    const cabecalhos = { [CABECALHO_ATIVIDADE]: atividade ? 'sim' : 'nao' };
    return chamar(sessaoApi.tokenValido, { query: comFoto ? { ComFoto: 'true' } : {} }, { semReentrada: true, cabecalhos });
  },
  sair: () => chamar(sessaoApi.invalidarToken, {}, { semReentrada: true }),
};

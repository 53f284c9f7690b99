import { publica, publicaQueGrava, acao, type Sala } from '#platform/server/http/rota.ts';
import { lerRegras } from '../../server/regras.ts';
import { sessaoApi } from '../../api.ts';
import { entradaApi } from '../api.ts';
import { alterarSenha } from './alterar-senha.ts';
import { autenticar } from './autenticar.ts';
import { cadastrar } from './cadastrar.ts';
import { confirmarEmail } from './confirmar-email.ts';
import { obterPrimeiroAcesso, primeiroAcesso } from './primeiro-acesso.ts';
import { obterLink, esqueceuSenha, redefinirSenha } from './redefinir-senha.ts';

/** The room as the portal registers it. */
export const acesso: Sala = {
  nome: 'acesso/entrada',
  api: { comoEntrar: sessaoApi.comoEntrar, autenticar: sessaoApi.autenticar, chaveEnvelope: sessaoApi.chaveEnvelope, ...entradaApi },
  rotas: [
    publica(sessaoApi.comoEntrar, async ({ db }) => {
      const { cadastroAberto, demonstracao, segundoFatorAdministradores } = await lerRegras(db);
      return { cadastroAberto, demonstracaoSemSegundoFator: demonstracao && !segundoFatorAdministradores };
    }),
    publicaQueGrava(entradaApi.cadastrar, cadastrar),
    publica(entradaApi.confirmarEmail, confirmarEmail),
    publica(entradaApi.esqueceuSenha, esqueceuSenha),
    publica(entradaApi.obterLink, obterLink),
    publica(entradaApi.redefinirSenha, redefinirSenha),
    publica(entradaApi.obterPrimeiroAcesso, obterPrimeiroAcesso),
    publica(entradaApi.primeiroAcesso, primeiroAcesso),
    acao(entradaApi.alterarSenha, alterarSenha),
    publica(sessaoApi.autenticar, autenticar),
    publica(sessaoApi.chaveEnvelope, async ({ servicos }) => ({
      chave: servicos.config.credentialKey.toString('base64'),
      formato: 'aes-cbc' as const,
    })),
  ],
};

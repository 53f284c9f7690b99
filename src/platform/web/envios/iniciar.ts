import { assinarSessao, estadoDaSessao } from '../sessao/sessao-estado.ts';
import { listarEnvios } from './guarda.ts';
import { enviarFila } from './remetente.ts';

/** Something may wait for a reason that nobody tells us of. */
const DE_NOVO_MS = 60_000;

/** Sends what waits when the shell opens, when the network or the person is back, and now and then. Called once. */
export function iniciarEnvios(): void {
  let podia = false;
  const seMudou = (): void => {
    const { situacao, semRede } = estadoDaSessao();
    const pode = situacao === 'aberta' && !semRede;
    if (pode && !podia) void enviarFila();
    podia = pode;
  };
  assinarSessao(seMudou);
  seMudou();
  window.setInterval(() => {
    const { usuario } = estadoDaSessao();
    if (usuario && listarEnvios(usuario.email).length > 0) void enviarFila();
  }, DE_NOVO_MS);
}

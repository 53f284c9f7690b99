import { assinarSessao, estadoDaSessao, pode } from '#platform/web/sessao/sessao-estado.ts';

const ENDERECO = '/servico.js';
/** After the screen itself. */
const DEPOIS_MS = 2_000;
/** A page that stands open for days asks for a new build, at most so often. */
const DE_NOVO_MS = 60 * 60_000;

type Politicas = {
  createPolicy(nome: string, regras: { createScriptURL(texto: string): string }): { createScriptURL(texto: string): string };
};
/** The content security policy takes no script address that nobody vouched for. */
const confiavel = (endereco: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: Politicas };
  return trustedTypes?.createPolicy('patio-servico', { createScriptURL: (texto) => texto }).createScriptURL(endereco) ?? endereco;
};

async function registrar(): Promise<void> {
  try {
    const registro = await navigator.serviceWorker.register(confiavel(ENDERECO), { updateViaCache: 'none' });
    let vista = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - vista < DE_NOVO_MS) return;
      vista = Date.now();
      registro.update().catch(() => undefined);
    });
  } catch {
    // A browser that refuses workers (private mode, policy): the portal works with a network, as before.
    return;
  }
}

/** Lets the portal open without a network, for whoever has a teacher's panel to open. Called once, with the shell. */
export function prepararSemRede(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let feito = false;
  const seTem = (): void => {
    if (feito || estadoDaSessao().situacao !== 'aberta' || !pode('painel-professor', 'visualizar')) return;
    feito = true;
    setTimeout(() => void registrar(), DEPOIS_MS);
  };
  assinarSessao(seTem);
  seTem();
}

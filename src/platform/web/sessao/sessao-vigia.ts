import { ouvirRecusas } from '../rede/api.ts';
import { chavesDaSessao, estadoDaSessao, mudarEstado, tokenAtual } from './sessao-estado.ts';
import { seguirSemRede } from '../sem-rede/sessao-guardada.ts';
import { perderSessao } from './sessao-espera.ts';
import { CHAVE_SAIDA, esquecerSessao, seguirOutraAba, sessao } from './sessao.ts';

/** How often a signed-in page checks its session, in milliseconds: well inside the token's life, so that it rotates in time. */
export const INTERVALO_MS = 4 * 60_000;
/** How long before the end the warning opens, in milliseconds: at least the two minutes of WCAG 2.2.1. */
export const AVISO_MS = 150_000;
/** How often a page without a network asks whether there is one. */
const SEM_REDE_MS = 15_000;

let ultimaAtividade = Date.now();
let ultimaChecagem = Date.now();

/** Watches the session: periodic checks, the user's activity, the warning before the end, and the other tabs. Called once. */
export function vigiarSessao(): void {
  for (const tipo of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(tipo, marcarAtividade, { passive: true, capture: true });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - ultimaChecagem > 60_000) void checar();
  });
  window.addEventListener('online', () => void checar());
  window.addEventListener('offline', () => void seguirSemRede());
  // A permission was taken while the page stood open: menu and buttons follow at the first refusal.
  ouvirRecusas(() => Date.now() - ultimaChecagem > 5_000 && void checar());
  window.addEventListener('storage', aoMudarGuardado);
  // A page that the browser kept and shows again by Back may belong to a session that is over: it starts anew.
  window.addEventListener('pageshow', (evento) => {
    if (evento.persisted) window.location.reload();
  });
  window.setInterval(() => void bater(), 1_000);
}

/** What the user does while the warning is open does not count: only the answer to it does. */
function marcarAtividade(): void {
  if (!estadoDaSessao().avisoAberto) ultimaAtividade = Date.now();
}

async function checar(): Promise<void> {
  if (estadoDaSessao().situacao !== 'aberta') return;
  const atividade = ultimaAtividade > ultimaChecagem;
  ultimaChecagem = Date.now();
  await sessao.verificar({ atividade });
}

/** Once a second, cheaply: what the clock alone decides. */
async function bater(): Promise<void> {
  const { situacao, expiraEm, avisoAberto, semRede } = estadoDaSessao();
  if (situacao !== 'aberta') return;
  if (Date.now() - ultimaChecagem > (semRede ? SEM_REDE_MS : INTERVALO_MS)) await checar();
  // Without a network the server decides when it answers again.
  if (expiraEm === null || semRede) return;
  const resta = expiraEm - Date.now();
  if (resta <= 0) {
    // The server has the last word: a session used in another tab is still alive.
    await checar();
    const { expiraEm: agora } = estadoDaSessao();
    if (agora !== null && agora <= Date.now()) perderSessao(tokenAtual());
    return;
  }
  if (resta > AVISO_MS) return avisoAberto ? mudarEstado({ avisoAberto: false }) : undefined;
  if (avisoAberto || Date.now() - ultimaChecagem < 5_000) return;
  await checar();
  const { expiraEm: depois, situacao: ainda } = estadoDaSessao();
  if (ainda === 'aberta' && depois !== null && depois - Date.now() <= AVISO_MS) mudarEstado({ avisoAberto: true });
}

/** "Continuar conectado": counts as activity and asks the server for more time. */
export async function continuarConectado(): Promise<void> {
  ultimaAtividade = Date.now();
  ultimaChecagem = Date.now();
  await sessao.verificar({ atividade: true });
  const { expiraEm } = estadoDaSessao();
  if (expiraEm === null || expiraEm - Date.now() > AVISO_MS) mudarEstado({ avisoAberto: false });
}

function aoMudarGuardado(evento: StorageEvent): void {
  if (evento.key === CHAVE_SAIDA && evento.newValue !== null) {
    // Somebody signed out on this computer: this page goes with it.
    if (estadoDaSessao().situacao !== 'anonima') esquecerSessao();
    return;
  }
  if (evento.key === null) void seguirOutraAba(null);
  if (evento.key === chavesDaSessao.token && evento.newValue !== tokenAtual()) void seguirOutraAba(evento.newValue);
}

import { comoServir, lojaDe, lojasVelhas } from './regras-do-servico.ts';

// The worker of the portal: it keeps the shell of one build, and serves it where there is no network. It knows nothing of people.

/** Written by the build: the files that work without a network begins with, the one that the page must name, and the digest of them all. */
declare const ARQUIVOS: readonly string[];
declare const ENTRADA: string;
declare const VERSAO: string;

type Adiavel = Event & { waitUntil(promessa: Promise<unknown>): void };
type Pedido = Adiavel & { request: Request; respondWith(resposta: Promise<Response>): void };
type Trabalhador = {
  addEventListener(tipo: 'install' | 'activate', ouvir: (evento: Adiavel) => void): void;
  addEventListener(tipo: 'fetch', ouvir: (evento: Pedido) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
const trabalhador = globalThis as unknown as Trabalhador;

const PAGINA = '/';
/** A network that does not answer in this time counts as none, for a page that is kept. */
const LENTA_MS = 5_000;

async function instalar(): Promise<void> {
  try {
    await guardarCasca();
  } catch (erro) {
    // Nobody would ever read half a shell, nor remove it.
    await caches.delete(lojaDe(VERSAO));
    throw erro;
  }
  await trabalhador.skipWaiting();
}

async function guardarCasca(): Promise<void> {
  const loja = await caches.open(lojaDe(VERSAO));
  const pagina = await fetch(PAGINA, { cache: 'no-store' });
  // A build that came between the worker and the page: the next worker is on its way.
  if (!pagina.ok || !(await pagina.clone().text()).includes(ENTRADA)) throw new Error('the page is of another build');
  await loja.addAll([...ARQUIVOS]);
  await loja.put(PAGINA, pagina);
}

async function ativar(): Promise<void> {
  for (const velha of lojasVelhas(await caches.keys(), lojaDe(VERSAO))) await caches.delete(velha);
  await trabalhador.clients.claim();
}

async function daRedeOu(pedido: Request, guardado: string): Promise<Response> {
  const resposta = await caches.match(guardado, { cacheName: lojaDe(VERSAO) });
  if (!resposta) return fetch(pedido);
  const demora = new Promise<null>((seguir) => setTimeout(() => seguir(null), LENTA_MS));
  const chegou = await Promise.race([fetch(pedido).catch(() => null), demora]);
  return chegou ?? resposta;
}

/** A file of the build that was not kept at first is kept when it is used. */
async function doGuardado(pedido: Request): Promise<Response> {
  const guardada = await caches.match(pedido);
  if (guardada) return guardada;
  const resposta = await fetch(pedido);
  if (resposta.ok) await (await caches.open(lojaDe(VERSAO))).put(pedido, resposta.clone());
  return resposta;
}

trabalhador.addEventListener('install', (evento) => evento.waitUntil(instalar()));
trabalhador.addEventListener('activate', (evento) => evento.waitUntil(ativar()));
trabalhador.addEventListener('fetch', (evento) => {
  const { request: pedido } = evento;
  const { origin, pathname } = new URL(pedido.url);
  const como = comoServir({
    metodo: pedido.method,
    navega: pedido.mode === 'navigate',
    caminho: pathname,
    daCasa: origin === globalThis.location.origin,
  });
  if (como === 'pagina') evento.respondWith(daRedeOu(pedido, PAGINA));
  if (como === 'avulso') evento.respondWith(daRedeOu(pedido, pathname));
  if (como === 'arquivo') evento.respondWith(doGuardado(pedido));
});
